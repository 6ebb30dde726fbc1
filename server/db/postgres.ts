import { Kysely, sql as rawSql } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import type { Options, PostgresType, Sql } from 'postgres'
import postgres from 'postgres'
import type { Database } from './database.ts'
import { notifyChannel } from './notify-channel.ts'
import { connections } from './postgres-connections.ts'
import { hostsOf } from './postgres-url.ts'
import type { Schema } from './schema.ts'
import { StartError } from './start-error.ts'
import type { ValueType } from './value-types.ts'
import { valueTypes } from './value-types.ts'

const poolSize = 10
const usualTimeoutMs = 10_000
const oldestVersion = 15

/** Opens a pool on the primary among the hosts of `databaseUrl`.
 *  @throws StartError after `timeoutMs` without an answer; its message never holds the password. */
export async function openPostgres(
  databaseUrl: string,
  timeoutMs = usualTimeoutMs,
): Promise<Database> {
  const hosts = hostsOf(databaseUrl)
  const pool = postgres(databaseUrl.trim(), optionsFor(hosts, timeoutMs))
  const kysely = new Kysely<Schema>({
    dialect: new PostgresJSDialect({ postgres: () => connections(pool, timeoutMs) }),
  })
  try {
    await assertVersion(kysely)
  } catch (error) {
    await pool.end({ timeout: 0 })
    throw error instanceof StartError ? error : startErrorFor(error, hosts.join(', '), pool)
  }
  return {
    kind: 'postgres',
    kysely,
    runScript: async (script) => void (await rawSql.raw(script).execute(kysely)),
    async listen({ hear, miss }) {
      let isAgain = false
      await pool.listen(notifyChannel, hear, () => {
        if (isAgain) miss()
        isAgain = true
      })
    },
    close: () => kysely.destroy(),
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

async function assertVersion(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await rawSql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(kysely)
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestVersion) {
    throw new StartError(
      `DATABASE_URL: the server is PostgreSQL ${major}; at least ${oldestVersion} is needed.`,
    )
  }
}

function startErrorFor(error: unknown, hosts: string, { options }: Sql): StartError {
  const { code = '', message } = error as { code?: string; message: string }
  if (code.startsWith('28')) {
    return new StartError(`DATABASE_URL: PostgreSQL at ${hosts} refuses the user name or password.`)
  }
  if (code === '3D000') {
    return new StartError(
      `DATABASE_URL: PostgreSQL at ${hosts} has no database "${options.database}".`,
    )
  }
  if (error instanceof postgres.PostgresError) {
    return new StartError(`DATABASE_URL: PostgreSQL at ${hosts} refuses to connect: ${message}.`)
  }
  return new StartError(`DATABASE_URL: no PostgreSQL answers at ${hosts} (${code || message}).`)
}
