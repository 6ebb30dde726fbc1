import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailTransport } from './mail-transport.ts'

const keptAtMost = 500
/** Of the folder, for its owner alone. */
export const mailFolderMode = 0o700
const fileName = /^([\w.-]+)\.json$/

/** Mails as files. */
export interface MailFolder extends MailTransport {
  /** Newest first. */
  list(): Promise<Mail[]>
  /** @returns null when there is no such mail */
  read(id: string): Promise<Mail | null>
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** Keeps the newest mails in a folder, which is made with the first and nobody else of this machine can read: some of them
 *  hold links that open an account.
 *  @param atMost so many */
export function openMailFolder(folder: string, atMost = keptAtMost): MailFolder {
  const pathOf = (id: string) => join(folder, `${id}.json`)
  /** Mails are named after the time of what they tell. */
  const newestFirst = async () => {
    const names = await readdir(folder).catch(nothingThere([]))
    const ids = names.flatMap((name) => fileName.exec(name)?.[1] ?? [])
    return ids.toSorted((a, b) => inOrder(b, a))
  }
  const read = async (id: string): Promise<Mail | null> => {
    if (!fileName.test(`${id}.json`)) return null
    const content = await readFile(pathOf(id), 'utf8').catch(nothingThere(null))
    if (content === null) return null
    const mail = JSON.parse(content)
    return { ...mail, sentOn: new Date(mail.sentOn) }
  }
  return {
    read,
    async list() {
      const mails = await Promise.all((await newestFirst()).map(read))
      return mails.filter((mail) => mail !== null)
    },
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: mailFolderMode })
      const unfinished = join(folder, `${mail.id}.new`)
      await writeFile(unfinished, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(unfinished, pathOf(mail.id))
      const outdated = (await newestFirst()).slice(atMost)
      await Promise.all(outdated.map((id) => rm(pathOf(id), { force: true })))
      return { kind: 'sent' }
    },
  }
}

const nothingThere =
  <T>(answer: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return answer
    throw error
  }
