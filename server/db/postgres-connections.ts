import type { PostgresJSDialectConfig } from 'kysely-postgres-js'
import type { ReservedSql, Sql } from 'postgres'
import postgres from 'postgres'
import { connectionGiven, measureWait } from '#server/metrics/measure-wait.ts'
import { cancelStatement, type StatementKey } from './cancel-statement.ts'
import { DatabaseAwayError, DatabaseError, refuseSilentRollback } from './database-error.ts'
import type { Keeps } from './kept-statements.ts'
import type { Pools } from './postgres-pools.ts'
import { takesNoWrites } from './sqlstate.ts'
import { refuseUndefined } from './value-types.ts'
import { within } from '#server/within.ts'

const retryPauseMs = 100
const askAgainMs = 1000
/** The server is not ready, or shut a connection down: `postgres` 3.4 tells whoever comes next what ended the query that
 *  its connection was lost in. */
const isPassing = (code: string) => code.startsWith('57P') || code === '53300'

type Pool = Awaited<
  ReturnType<Extract<PostgresJSDialectConfig['postgres'], (...args: never) => unknown>>
>

/** What `postgres` hands its own `begin`, and nobody else, to learn that a connection was lost. */
interface Connection {
  onclose: ((error: Error) => void) | null
}

interface Patience {
  /** Waits for a connection so long, through a restart of the server too: with several hosts `postgres` itself would try
   *  for ever. */
  timeoutMs: number
  /** Waits for an answer so long; null for as long as it takes. */
  silentMs: number | null
}

/** The pool as Kysely sees it. */
export function connections(pools: Pools, keeps: Keeps, { timeoutMs, silentMs }: Patience): Pool {
  return {
    async reserve() {
      const { pool, reserved } = await measureWait(() => reserveWithin(pools, timeoutMs))
      const giveUp = (statement: StatementKey | undefined) => {
        if (statement) cancelStatement(pool.options, statement)
        pools.replace(pool)
      }
      return new GuardedConnection(reserved, { keeps, silentMs, giveUp })
    },
    end: () => pools.current.end({ timeout: 5 }),
  }
}

interface Reserved {
  pool: Sql
  reserved: ReservedSql
}

async function reserveWithin(pools: Pools, timeoutMs: number): Promise<Reserved> {
  const deadline = performance.now() + timeoutMs
  let cause: unknown
  for (;;) {
    try {
      return await reserveBefore(pools, deadline)
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) cause = error
      if (isFinal(error) || performance.now() + retryPauseMs >= deadline) throw cause ?? error
      await new Promise((done) => setTimeout(done, retryPauseMs))
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return !isPassing(error.code)
  return (error as { code?: string }).code === 'CONNECTION_ENDED'
}

/** `postgres` 3.4 forgets one of those who wait while a connection is lost: who waits long asks again. */
function reserveBefore(pools: Pools, deadline: number): Promise<Reserved> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const end = (finish: () => void) => {
      isOver = true
      clearInterval(again)
      clearTimeout(timer)
      finish()
    }
    const ask = () => {
      const pool = pools.current
      void pool.reserve().then(
        (reserved) => (isOver ? reserved.release() : end(() => resolve({ pool, reserved }))),
        (error: unknown) => isOver || end(() => reject(error)),
      )
    }
    const again = setInterval(ask, askAgainMs)
    const timer = setTimeout(() => {
      const late = new DatabaseAwayError('CONNECT_TIMEOUT', 'No connection to PostgreSQL in time')
      end(() => reject(late))
    }, deadline - performance.now())
    ask()
  })
}

/** @param statement the one that is not answered; unknown as long as it was not sent */
type GiveUp = (statement: StatementKey | undefined) => void

/** A reserved connection that stays dead once it is lost. `postgres` 3.4 would write to the closed
 *  socket, which ends the process, and would give the dead connection to the next query. */
class GuardedConnection {
  #reserved: ReservedSql
  #keeps: Keeps
  #silentMs: number | null
  #giveUp: GiveUp
  #connection: Connection | undefined
  #isLost = false

  constructor(
    reserved: ReservedSql,
    { keeps, silentMs, giveUp }: { keeps: Keeps; silentMs: number | null; giveUp: GiveUp },
  ) {
    this.#reserved = reserved
    this.#keeps = keeps
    this.#silentMs = silentMs
    this.#giveUp = giveUp
  }

  release(): void {
    connectionGiven()
    if (this.#connection) this.#connection.onclose = null
    if (!this.#isLost) this.#reserved.release()
  }

  async unsafe(query: string, parameters: unknown[] = []) {
    if (this.#isLost) throw lost()
    refuseUndefined(parameters)
    try {
      const result = await this.#heard(
        this.#reserved.unsafe(
          query,
          parameters.map((value) => this.#typedByServer(value)),
          {
            prepare: this.#keeps(query, parameters),
            onexecute: (connection: Connection) => this.#watch(connection),
          } as object,
        ),
      )
      removeHoles(result)
      refuseSilentRollback(query, result.command)
      return result
    } catch (error) {
      if (takesNoWrites(error)) await this.#leave()
      throw this.#translated(error)
    }
  }

  /** The next connection looks for the primary anew. */
  async #leave(): Promise<void> {
    const leaving = 'rollback; do $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$'
    await this.#heard(this.#reserved.unsafe(leaving)).catch(() => undefined)
    this.#isLost = true
  }

  async #heard<T>(query: PromiseLike<T>): Promise<T> {
    return this.#silentMs === null
      ? query
      : within(this.#silentMs, query, () => {
          this.#isLost = true
          this.#giveUp((query as { state?: StatementKey }).state)
          return new DatabaseAwayError('CONNECTION_CLOSED', 'PostgreSQL did not answer in time')
        })
  }

  #watch(connection: Connection): boolean {
    this.#connection = connection
    connection.onclose = () => (this.#isLost = true)
    return true
  }

  /** Left to itself `postgres` guesses a type from the value, wrongly for arrays. */
  #typedByServer(value: unknown): never {
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number'
    return (isPlain ? value : this.#reserved.typed(value as never, 0)) as never
  }

  #translated(error: unknown): unknown {
    if (error instanceof DatabaseError) return error
    if (!(error instanceof postgres.PostgresError)) {
      if (error instanceof Error && 'errno' in error) this.#isLost = true
      return error
    }
    return new DatabaseError({
      message: error.message,
      code: error.code,
      constraint: error.constraint_name,
      detail: error.detail,
      table: error.table_name,
      column: error.column_name,
    })
  }
}

/** `postgres` 3.4 counts on where a connection was lost in the middle of rows: the first answer over the next one begins
 *  with as many places that hold nothing. */
function removeHoles(result: { length: number; count: number | null } & unknown[]): void {
  const holes = result.length - (result.count ?? result.length)
  if (holes > 0) result.splice(0, holes)
}

function lost(): DatabaseAwayError {
  return new DatabaseAwayError('CONNECTION_CLOSED', 'The connection to PostgreSQL was lost')
}
