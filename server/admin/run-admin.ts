import { Refusal } from '#contract/domain/refusal.ts'
import { compareMigrations } from '#server/db/migrate.ts'
import { FolderInUse } from '#server/db/embedded/lock.ts'
import { isDatabaseAway } from '#server/db/sqlstate.ts'
import { StartError } from '#server/db/start-error.ts'
import { MediaAwayError } from '#server/media/media-away-error.ts'
import type { Admin, Call, Command } from './command.ts'
import { commands } from './commands.ts'
import { readCall } from './read-call.ts'
import type { Terminal } from './terminal.ts'
import { Unable } from './unable.ts'
import { usageOf, usageOfAll, WrongUsage } from './usage.ts'
import { verify } from './verify.ts'

type ExitCode = 0 | 1 | 2

/** Runs what an operator typed behind `npm run admin --`.
 *  @param open called once it is clear what to do
 *  @returns 1 when it could not be done or something is wrong, 2 when it was not understood */
export async function runAdmin(
  [name, ...args]: string[],
  terminal: Terminal,
  open: () => Promise<Admin>,
): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h') {
    await terminal.write(usageOfAll(commands))
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (!command) {
    terminal.complain(`There is no command ${name}.\n\n${usageOfAll(commands)}`)
    return 2
  }
  try {
    const call = readCall(command, args)
    if (call !== 'help') return await carryOut(command, call, terminal, open)
    await terminal.write(usageOf(command))
    return 0
  } catch (error) {
    return explain(error, command, terminal)
  }
}

async function carryOut(
  command: Command,
  call: Call,
  terminal: Terminal,
  open: () => Promise<Admin>,
): Promise<ExitCode> {
  const admin = await open()
  try {
    if (command !== verify) await assertMigrated(admin)
    if (!(await isWanted(admin, command, call, terminal))) {
      terminal.complain('Nothing was changed.')
      return 1
    }
    return (await command.run(admin, call, terminal)) ? 0 : 1
  } finally {
    await admin.close()
  }
}

/** The server applies them when it starts: no command does so behind its back. */
async function assertMigrated({ database }: Admin): Promise<void> {
  const { pending } = await compareMigrations(database)
  if (pending.length === 0) return
  throw new Unable(
    `This database lacks ${pending.join(', ')}. Start the server of this version: it brings them.`,
  )
}

async function isWanted(
  admin: Admin,
  { question }: Command,
  call: Call,
  { ask }: Terminal,
): Promise<boolean> {
  if (!question) return true
  const asked = await question(admin, call)
  if (asked === null || call.has('yes')) return true
  if (!ask) throw new WrongUsage(`${asked} Nobody can be asked here: --yes says so.`)
  return ask(asked)
}

function explain(error: unknown, command: Command, { complain }: Terminal): ExitCode {
  if (error instanceof WrongUsage) {
    complain(`${error.message}\n\n${usageOf(command)}`)
    return 2
  }
  if (error instanceof FolderInUse) {
    complain(
      `A server is running on the embedded database in ${error.folder}, which one process at a time can use. Stop the server first, or let it run on PostgreSQL (DATABASE_URL), where commands work beside it.`,
    )
    return 1
  }
  if (error instanceof Unable || error instanceof Refusal || error instanceof StartError) {
    complain(error.message)
    return 1
  }
  if (error instanceof MediaAwayError || (error instanceof Error && isDatabaseAway(error))) {
    complain(`What the command needs went away meanwhile: ${error.message}`)
    return 1
  }
  throw error
}
