import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { SiteEvent } from '#contract/domain/event.ts'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { publish } from './db/repositories/events.ts'
import { openEventHub, type EventHub } from './event-hub.ts'

const [lender, renter, stranger] = [1, 2, 3]
const change: SiteEvent = { about: 'reservation', id: 12 }

/** Keeps what a user hears, and lets a test wait for the next of it. */
function listener(hub: EventHub, userId: number) {
  const heard: (SiteEvent | 'missed')[] = []
  const waiting: (() => void)[] = []
  const keep = (event: SiteEvent | 'missed') => {
    heard.push(event)
    waiting.shift()?.()
  }
  const stop = hub.subscribe(userId, { hear: keep, miss: () => keep('missed') })
  const next = () => new Promise<void>((resolve) => waiting.push(resolve))
  return { heard, next, stop }
}

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let database: Database
  let remove: () => Promise<void>
  let hub: EventHub
  const tell = (event: SiteEvent, ...userIds: number[]) =>
    publish(database.kysely, { ...event, userIds })

  beforeEach(async () => {
    if (kind === 'embedded') {
      const place = await createEmptyDataDir()
      database = await openDatabase({ dataDir: place.dataDir })
      remove = place.remove
    } else {
      const { url, drop } = await createTestDatabase(inject('postgresUrl'))
      database = await openDatabase({ databaseUrl: url })
      remove = drop
    }
    hub = await openEventHub(database)
  })
  afterEach(async () => {
    await database.close()
    await remove()
  })

  test('those whom it concerns hear of a change, in order, and nobody else', async () => {
    const [first, second, other] = [lender, renter, stranger].map((id) => listener(hub, id!))
    const both = [first!.next(), second!.next()]
    await tell(change, lender!, renter!)
    await Promise.all(both)
    const last = second!.next()
    await tell({ about: 'chat', id: 4 }, renter!)
    await last
    expect(first!.heard).toEqual([change])
    expect(second!.heard).toEqual([change, { about: 'chat', id: 4 }])
    expect(other!.heard).toEqual([])
  })

  test('what is rolled back is told to nobody', async () => {
    const { heard, next } = listener(hub, lender!)
    const failed = database.kysely.transaction().execute(async (trx) => {
      await publish(trx, { ...change, userIds: [lender!] })
      throw new Error('The change failed')
    })
    await expect(failed).rejects.toThrow('The change failed')
    const later = next()
    await tell({ about: 'chat', id: 4 }, lender!)
    await later
    expect(heard).toEqual([{ about: 'chat', id: 4 }])
  })

  test('every page of a user hears it, until it stops', async () => {
    const [one, two] = [listener(hub, lender!), listener(hub, lender!)]
    one.stop()
    const heard = two.next()
    await tell(change, lender!)
    await heard
    expect([one.heard, two.heard]).toEqual([[], [change]])
  })
})

describe('on PostgreSQL', () => {
  test('one process hears another, and says so when it could not for a while', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'))
    const [here, there] = await Promise.all([
      openDatabase({ databaseUrl: url }),
      openDatabase({ databaseUrl: url }),
    ])
    const { heard, next } = listener(await openEventHub(here), lender!)
    const tell = async () => {
      const told = next()
      await publish(there.kysely, { ...change, userIds: [lender!] })
      await told
    }
    await tell()
    const missed = next()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(there.kysely)
    await missed
    await tell()
    expect(heard).toEqual([change, 'missed', change])
    await Promise.all([here.close(), there.close()])
    await drop()
  })
})
