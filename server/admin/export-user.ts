import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportOwnData } from '#server/services/export-own-data.ts'
import type { Command } from './command.ts'
import { findPerson, personText } from './find-person.ts'
import { Unable } from './unable.ts'

export const exportUser: Command = {
  name: 'export-user',
  takes: '<user id or email>',
  does: 'writes all that is kept of a user, as in their own download',
  options: { out: { takes: '<file>', does: 'into this new file, instead of the terminal' } },
  async run(admin, call, terminal) {
    const person = await findPerson(admin.db, call.about)
    const pieces = exportOwnData(admin, person.id)
    const out = call.valueOf('out')
    if (out === null) {
      for await (const piece of pieces) await terminal.write(piece)
      return true
    }
    await writeNew(resolve(out), pieces)
    await terminal.write(`What is kept of ${personText(person)} is in ${resolve(out)}.\n`)
    return true
  },
}

/** For its owner's eyes alone. */
async function writeNew(path: string, pieces: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Unable(`${path} is there already: --out takes a new file.`)
    await rm(path, { force: true })
    if (syscall) throw new Unable(`${path} cannot be written (${code}).`)
    throw error
  }
}
