import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnable, runnableArguments } from '#server/built.ts'
import { StartError } from '../start-error.ts'

const unfinishedPrefix = 'database.new-'

/** The folder of the database in `dataDir`, created when it is not there yet.
 *  Only for the holder of the lock. Creating takes 0.8 GB, so a child process does it that gives the
 *  memory back; the folder appears whole or not at all. */
export async function initialisedFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database')
  await removeUnfinished(dataDir)
  if (existsSync(join(folder, 'PG_VERSION'))) return folder
  const unfinished = join(dataDir, `${unfinishedPrefix}${randomBytes(4).toString('hex')}`)
  await mkdir(unfinished, { mode: 0o700 })
  await createIn(unfinished)
  await rename(unfinished, folder)
  await flushFolder(dataDir)
  // The child of a process that was killed meanwhile may have written on into its own.
  await removeUnfinished(dataDir)
  return folder
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix))
  await Promise.all(
    unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true })),
  )
}

async function createIn(folder: string): Promise<void> {
  const entry = fileURLToPath(runnable(new URL('./initialise-child.ts', import.meta.url)))
  const child = fork(entry, [folder], {
    execArgv: runnableArguments(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const complaints: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk))
  let isDone = false
  child.once('message', () => (isDone = true))
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('error', () => resolve([null, null]))
    child.once('close', (...how) => resolve(how))
  })
  if (isDone && code === 0) return
  await rm(folder, { recursive: true, force: true })
  throw new StartError(
    `DATA_DIR: the database could not be created (${reason(complaints, signal)}).`,
  )
}

function reason(complaints: Buffer[], signal: NodeJS.Signals | null): string {
  if (signal === 'SIGKILL') return 'killed, probably for want of memory: it takes 0.8 GB once'
  const message = Buffer.concat(complaints)
    .toString()
    .match(/^\s*(?:\w*Error|error): (.+)$/m)
  return message?.[1] ?? 'the child process ended early'
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
