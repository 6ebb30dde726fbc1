import { parentPort, workerData } from 'node:worker_threads'
import type { Results } from '@electric-sql/pglite'
import type { DatabaseErrorFields } from '../database-error.ts'
import type { Engine } from './engine.ts'
import { openEngine, watchForDeath } from './engine.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type { Ask, Reply, Word } from './rpc.ts'
import { closeCommand } from './rpc.ts'

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY'])

const engine = await openEngine((workerData as { input: { folder: string } }).input.folder)
watchForDeath(engine, die)
const statements = new PreparedStatements(engine.pg)
engine.pg.onNotification((_channel, payload) => say({ kind: 'notification', payload }))
parentPort?.on('message', (message: Ask | typeof closeCommand) => {
  if (message === closeCommand) void close(engine)
  else void answer(engine, message).then(say)
})
say({ kind: 'ready' })

async function answer({ pg }: Engine, { id, sql, parameters }: Ask): Promise<Word> {
  try {
    // Without parameters a text may hold several statements, as it may on a server.
    const result =
      parameters.length === 0
        ? await statements.runScript(sql)
        : await statements.run(sql, parameters)
    return { kind: 'reply', id, reply: replyOf(result, pg.isInTransaction()) }
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refusal', id, error: fieldsOf(error) }
    return { kind: 'failure', id, message: messageOf(error) }
  }
}

function replyOf(result: Results<unknown> | undefined, inTransaction: boolean): Reply {
  const command = result?.command
  const affected = command !== undefined && writes.has(command) ? result?.rowCount : undefined
  return { rows: result?.rows ?? [], command, affected, inTransaction }
}

async function close({ pg }: Engine): Promise<void> {
  if (pg.isInTransaction()) await pg.exec('rollback')
  await pg.close()
  process.exit(0)
}

function die(reason: unknown): void {
  say({ kind: 'death', message: messageOf(reason) })
  process.exit(1)
}

function say(word: Word): void {
  parentPort?.postMessage(word)
}

function isRefusal(error: unknown): error is DatabaseErrorFields {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string'
}

function fieldsOf({ message, code, constraint, detail, table, column }: DatabaseErrorFields) {
  return { message, code, constraint, detail, table, column }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
