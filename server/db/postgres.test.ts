import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import type { Database, Listener } from './database.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseAway } from './sqlstate.ts'
import { StartError } from './start-error.ts'

let fresh: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database

beforeEach(async () => {
  fresh = await createTestDatabase(inject('postgresUrl'))
  database = await openPostgres({ databaseUrl: fresh.url })
})

afterEach(async () => {
  await database.close()
  await fresh.drop()
})

function changed(change: (url: URL) => void): string {
  const url = new URL(fresh.url)
  change(url)
  return url.href
}

async function pidOf(connection: Database['kysely']): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
  return rows[0]!.pid
}

/** How many connections to this database are so. */
async function activities(condition: string): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where ${sql.raw(condition)} and datname = current_database()`.execute(database.kysely)
  return rows.length
}

async function refusal(url: string): Promise<string> {
  const error: unknown = await openPostgres({ databaseUrl: url }, { timeoutMs: 1500 }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError
  expect(message).not.toContain(new URL(fresh.url).password)
  return message
}

test('a wrong password is told in words', async () => {
  const message = await refusal(changed((url) => (url.password = 'wrong')))
  expect(message).toMatch(/^DATABASE_URL: PostgreSQL at .* refuses the user name or password\.$/)
})

test('a database that is not there is told by its name', async () => {
  const message = await refusal(changed((url) => (url.pathname = '/nowhere')))
  expect(message).toMatch(/has no database "nowhere"\.$/)
})

test('a server that refuses connections is given some time', async () => {
  const message = await refusal(changed((url) => (url.port = '1')))
  expect(message).toMatch(/^DATABASE_URL: no PostgreSQL answers at .*:1 \(ECONNREFUSED\)\.$/)
})

test('a server that says nothing is given some time', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => mute.once('listening', listening))
  const { port } = mute.address() as AddressInfo
  const message = await refusal(changed((url) => (url.port = String(port))))
  expect(message).toMatch(/^DATABASE_URL: no PostgreSQL answers at /)
  mute.close()
})

test('of several hosts the first that is up and primary is used', async () => {
  const { host } = new URL(fresh.url)
  const other = await openPostgres({
    databaseUrl: fresh.url.replace(host, `127.0.0.1:1,${host}`),
  })
  expect(await pidOf(other.kysely)).toBeGreaterThan(0)
  await other.close()
})

test('when all of several hosts are down the wait ends', async () => {
  const { host } = new URL(fresh.url)
  const message = await refusal(fresh.url.replace(host, '127.0.0.1:1,127.0.0.1:2'))
  expect(message).toContain('no PostgreSQL answers at 127.0.0.1:1, 127.0.0.1:2')
})

test('a connection lost inside a transaction fails it and spares the others', async () => {
  let lost = 0
  const transaction = database.kysely.transaction().execute(async (trx) => {
    const pid = (lost = await pidOf(trx))
    await sql`select pg_terminate_backend(${pid})`.execute(database.kysely)
    await expect.poll(() => activities(`pid = ${pid}`)).toBe(0)
    await sql`select 1`.execute(trx)
  })
  await expect(transaction).rejects.toThrow(/lost|CONNECTION_/)
  const pids = await Promise.all(Array.from({ length: 30 }, () => pidOf(database.kysely)))
  expect(pids).not.toContain(lost)
})

test('a connection lost in the middle of a query does not come back', async () => {
  const sleeping = expect(sql`select pg_sleep(20)`.execute(database.kysely)).rejects.toThrow()
  const isAsleep = `application_name = 'staylend' and wait_event = 'PgSleep'`
  await expect.poll(() => activities(isAsleep)).toBe(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where ${sql.raw(isAsleep)} and datname = current_database()`.execute(database.kysely)
  await sleeping
  for (let round = 0; round < 20; round += 1) await pidOf(database.kysely)
})

test('whoever comes after connections that were lost in the middle of queries hears nothing of that', async () => {
  const pool = await openPostgres({ databaseUrl: fresh.url })
  const sleeping = Array.from({ length: 10 }, () =>
    sql`select pg_sleep(20)`.execute(pool.kysely).catch((error: unknown) => error),
  )
  const asleep = `application_name = 'staylend' and wait_event = 'PgSleep'`
  await expect.poll(() => activities(asleep)).toBe(sleeping.length)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where ${sql.raw(asleep)} and datname = current_database()`.execute(database.kysely)
  const errors = await Promise.all(sleeping)
  expect(errors.map(isDatabaseAway)).toEqual(sleeping.map(() => true))
  const pids = await Promise.all(Array.from({ length: 30 }, () => pidOf(pool.kysely)))
  expect(pids.every((pid) => pid > 0)).toBe(true)
  await pool.close()
})

test('the rows of whoever comes after connections that were lost in the middle of some are whole', async () => {
  const pool = await openPostgres({ databaseUrl: fresh.url })
  const cut = Array.from({ length: 10 }, () =>
    sql`select repeat('x', 100000), pg_terminate_backend(pg_backend_pid())
      from generate_series(1, 3)`
      .execute(pool.kysely)
      .catch((error: unknown) => error),
  )
  expect((await Promise.all(cut)).map(isDatabaseAway)).toEqual(cut.map(() => true))
  const pids = await Promise.all(Array.from({ length: 30 }, () => pidOf(pool.kysely)))
  expect(pids.every((pid) => pid > 0)).toBe(true)
  await pool.close()
})

test('a connection that takes no writes, as to a standby, is left', async () => {
  let left = 0
  const writing = database.kysely.transaction().execute(async (trx) => {
    left = await pidOf(trx)
    await sql`set transaction read only`.execute(trx)
    await sql`create table guest ()`.execute(trx)
  })
  const error: unknown = await writing.catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
  await expect.poll(() => activities(`pid = ${left}`)).toBe(0)
  const pids = await Promise.all(Array.from({ length: 30 }, () => pidOf(database.kysely)))
  expect(pids).not.toContain(left)
})

/** How many sums the connection of a transaction keeps after it was asked for three. */
async function keptSums(trx: Database['kysely']): Promise<number> {
  for (let round = 0; round < 3; round += 1) await sql`select ${1}::int + 1 as sum`.execute(trx)
  const { rows } = await sql`
    select from pg_prepared_statements where statement like '% as sum'`.execute(trx)
  return rows.length
}

test('a statement is planned once for a connection', async () => {
  expect(await database.kysely.transaction().execute(keptSums)).toBe(1)
})

test('a column that a newer version adds is no error in what goes on', async () => {
  await database.runScript('create table guest (id bigint); insert into guest values (1)')
  const connection = database.kysely.withTables<{ guest: { id: number } }>()
  const read = () =>
    connection.transaction().execute(async (trx) => ({
      all: await trx.selectFrom('guest').selectAll().where('id', '=', 1).execute(),
      named: await trx.selectFrom('guest').select('id').where('id', '=', 1).execute(),
    }))
  // More than there are connections, so that each has seen both.
  const readOnAll = () => Promise.all(Array.from({ length: 30 }, read))
  await readOnAll()
  await database.runScript("alter table guest add column name text default 'Nok'")
  for (const { all, named } of await readOnAll()) {
    expect(all).toEqual([{ id: 1, name: 'Nok' }])
    expect(named).toEqual([{ id: 1 }])
  }
})

test('close ends the pool, whatever is under way', async () => {
  const sleeping = sql`select pg_sleep(600)`.execute(database.kysely)
  sleeping.catch(() => undefined)
  await pidOf(database.kysely)
  await database.close()
  await expect(sleeping).rejects.toThrow()
})

describe('with DATABASE_LISTEN_URL', () => {
  /** What listening there says, the pool being elsewhere. */
  async function refusalOf(listenUrl: string): Promise<string> {
    const error: unknown = await openWith(listenUrl).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    const { message } = error as StartError
    expect(message).not.toContain(new URL(fresh.url).password)
    return message
  }
  async function openWith(listenUrl: string, hear: Listener['hear'] = () => undefined) {
    const opened = await openPostgres({ databaseUrl: fresh.url, listenUrl }, { timeoutMs: 1500 })
    onTestFinished(() => opened.close())
    await opened.listen({ hear, miss: () => undefined })
    return opened
  }

  test('changes are heard there, of whoever tells them, and all else is asked of the pool', async () => {
    const heard: string[] = []
    const user = `listener_${new URL(fresh.url).pathname.slice(1)}`
    await sql`create user ${sql.ref(user)} password 'other'`.execute(database.kysely)
    const url = changed((each) => Object.assign(each, { username: user, password: 'other' }))
    const opened = await openWith(url, (payload) => void heard.push(payload))
    for (const teller of [opened, database]) {
      await sql`select pg_notify('staylend', 'told')`.execute(teller.kysely)
    }
    await expect.poll(() => heard).toEqual(['told', 'told'])
    expect(await activities(`usename = '${user}'`)).toBe(1)
    expect(await activities(`usename = '${user}' and query ilike 'listen "staylend"%'`)).toBe(1)
    await opened.close()
    await expect.poll(() => activities(`usename = '${user}'`)).toBe(0)
    await sql`drop user ${sql.ref(user)}`.execute(database.kysely)
  })

  test('no connection keeps a statement, as the pooler changes them', async () => {
    const opened = await openWith(fresh.url)
    expect(await opened.kysely.transaction().execute(keptSums)).toBe(0)
  })

  test('a place where nothing can be heard is refused by name', async () => {
    const other = await createTestDatabase(inject('postgresUrl'))
    onTestFinished(() => other.drop())
    expect(await refusalOf(other.url)).toMatch(
      /^DATABASE_LISTEN_URL must lead to the primary of DATABASE_URL itself, past any pooler: .*\.$/,
    )
    expect(await refusalOf(changed((url) => (url.password = 'wrong')))).toMatch(
      /^DATABASE_LISTEN_URL: PostgreSQL at .* refuses the user name or password\.$/,
    )
    expect(await refusalOf(changed((url) => (url.port = '1')))).toMatch(
      /^DATABASE_LISTEN_URL: no PostgreSQL answers at .*:1 \(ECONNREFUSED\)\.$/,
    )
    expect(await refusalOf('postgres://u:s@ecret@db/site')).toMatch(
      /^DATABASE_LISTEN_URL is not the address/,
    )
  })
})
