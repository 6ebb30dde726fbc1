import { Kysely, sql as rawSql } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import type { Options, PostgresType, Sql } from 'postgres'
import postgres from 'postgres'
import type { Database } from './database.ts'
import { keepsFirst, keepsNothing } from './kept-statements.ts'
import { connections } from './postgres-connections.ts'
import { listenOn } from './postgres-listening.ts'
import { Pools } from './postgres-pools.ts'
import { forgiveLostOpenings } from './lost-while-opening.ts'
import { hostsOf } from './postgres-url.ts'
import type { Schema } from './schema.ts'
import { StartError } from './start-error.ts'
import type { ValueType } from './value-types.ts'
import { valueTypes } from './value-types.ts'

const poolSize = 10
const usualTimeoutMs = 10_000
/** What a visitor waits for takes a few seconds at most. */
const usualSilentMs = 30_000
const oldestVersion = 15

export interface PostgresLocation {
  databaseUrl: string
  /** The variable that an operator is told of; DATABASE_URL unless it is said. */
  variable?: string
  /** Where changes are heard of when `databaseUrl` leads to a transaction pooler, which LISTEN does not get through. */
  listenUrl?: string | null
}

export interface Patience {
  /** How long a connection is waited for. */
  timeoutMs?: number
  /** How long an answer is waited for before its connection counts as lost: of a host that vanishes nothing is heard. */
  silentMs?: number
}

/** Opens a pool on the primary among the hosts of `databaseUrl`.
 *  @throws StartError after `timeoutMs` without an answer; its message never holds the password. */
export async function openPostgres(
  { databaseUrl, variable = 'DATABASE_URL', listenUrl }: PostgresLocation,
  { timeoutMs = usualTimeoutMs, silentMs = usualSilentMs }: Patience = {},
): Promise<Database> {
  forgiveLostOpenings()
  const hosts = hostsOf(databaseUrl, variable)
  const open = () => postgres(databaseUrl.trim(), optionsFor(hosts, timeoutMs))
  const pools = new Pools(open, silentMs)
  const listenHosts = listenUrl ? hostsOf(listenUrl, 'DATABASE_LISTEN_URL') : hosts
  const openListening = () =>
    postgres((listenUrl || databaseUrl).trim(), optionsFor(listenHosts, timeoutMs))
  const keeps = listenUrl ? keepsNothing : keepsFirst()
  const kyselyWith = (limitMs: number | null) =>
    new Kysely<Schema>({
      dialect: new PostgresJSDialect({
        postgres: () => connections(pools, keeps, { timeoutMs, silentMs: limitMs }),
      }),
    })
  const kysely = kyselyWith(silentMs)
  try {
    await assertVersion(kysely, variable)
  } catch (error) {
    await pools.current.end({ timeout: 0 })
    throw startErrorFor(error, variable, hosts, pools.current)
  }
  const unhurried = kyselyWith(null)
  const ends: (() => void)[] = []
  return {
    kind: 'postgres',
    kysely,
    unhurried,
    runScript: async (script) => void (await rawSql.raw(script).execute(unhurried)),
    async listen(listener) {
      const tell = (channel: string) => rawSql`select pg_notify(${channel}, '')`.execute(kysely)
      const hearing = { tell, timeoutMs, everyMs: silentMs }
      const end = await listenOn(openListening, listener, hearing).catch((error: unknown) => {
        const listenVariable = listenUrl ? 'DATABASE_LISTEN_URL' : variable
        throw startErrorFor(error, listenVariable, listenHosts, openListening())
      })
      ends.push(end)
    },
    // Each query opens a new connection where one is lost.
    stopped: new Promise(() => undefined),
    close: async () => {
      for (const end of ends) end()
      await Promise.all([kysely.destroy(), unhurried.destroy()])
    },
  }
}

function optionsFor(hosts: string[], timeoutMs: number): Options<Record<string, PostgresType>> {
  return {
    max: poolSize,
    target_session_attrs: 'primary',
    // A silent host must not use up the time in which the next one would answer.
    connect_timeout: (hosts.length > 1 ? 0.3 : 1) * (timeoutMs / 1000),
    // Its own pause grows to 20 s, in which a server that is back would go unused.
    backoff: () => 0.2,
    // A connection past its lifetime is never closed while it is only ever reserved, and holds up `end`.
    max_lifetime: null,
    connection: { application_name: 'staylend', TimeZone: 'UTC', DateStyle: 'ISO' },
    onnotice: () => undefined,
    types: Object.fromEntries(
      Object.entries<ValueType>(valueTypes).map(([name, type]) => [name, driverType(type)]),
    ),
  }
}

function driverType({ oids, serialize, parse }: ValueType): PostgresType {
  return { to: oids[0], from: oids, serialize, parse: parse as PostgresType['parse'] }
}

async function assertVersion(kysely: Kysely<Schema>, variable: string): Promise<void> {
  const { rows } = await rawSql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(kysely)
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestVersion) {
    throw new StartError(
      `${variable}: the server is PostgreSQL ${major}; at least ${oldestVersion} is needed.`,
    )
  }
}

function startErrorFor(
  error: unknown,
  variable: string,
  hosts: string[],
  { options }: Sql,
): StartError {
  if (error instanceof StartError) return error
  const at = hosts.join(', ')
  const { code = '', message } = error as { code?: string; message: string }
  if (code.startsWith('28')) {
    return new StartError(`${variable}: PostgreSQL at ${at} refuses the user name or password.`)
  }
  if (code === '3D000') {
    return new StartError(`${variable}: PostgreSQL at ${at} has no database "${options.database}".`)
  }
  if (error instanceof postgres.PostgresError) {
    return new StartError(`${variable}: PostgreSQL at ${at} refuses to connect: ${message}.`)
  }
  return new StartError(`${variable}: no PostgreSQL answers at ${at} (${code || message}).`)
}
