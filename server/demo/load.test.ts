import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { presetCities, reachOf } from '#contract/domain/preset-cities.ts'
import { siteIds } from '#contract/limits.ts'
import { openDatabase, type Database, type DatabaseLocation } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { insertListing } from '#server/db/repositories/listings.ts'
import { countListings } from '#server/db/repositories/search.ts'
import { findPasswordHash } from '#server/db/repositories/users.ts'
import { isPassword } from '#server/services/password.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import { makeDemonstration } from './demonstration.ts'
import { demoAccounts, loadDemonstration } from './load.ts'

const places: Record<
  Database['kind'],
  () => Promise<{ location: DatabaseLocation; remove(): Promise<void> }>
> = {
  async embedded() {
    const { dataDir, remove } = await createTestDataDir()
    return { location: { dataDir }, remove }
  },
  async postgres() {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'))
    return { location: { databaseUrl: url }, remove: drop }
  },
}

const now = new Date('2026-03-10T09:20:30Z')
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const told: string[] = []
const { content } = makeDemonstration(now).listings[0]!
const load = (database: Database) =>
  loadDemonstration(database, { now, say: (sentence) => void told.push(sentence) })

it('makes the same of the same moment', () => {
  const [first, second] = [makeDemonstration(now), makeDemonstration(now)].map((made) =>
    JSON.stringify(made),
  )
  expect(first === second).toBe(true)
})

describe.each(['embedded', 'postgres'] as const)('loading into the %s database', (kind) => {
  let place: Awaited<ReturnType<(typeof places)[typeof kind]>>
  let database: Database

  beforeAll(async () => {
    place = await places[kind]()
    database = await openDatabase(place.location)
    await migrate(database)
  })

  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  it('fills an empty one and says so', async () => {
    expect(await load(database)).toBe(true)
    expect(told.join(' ')).toContain('200 users')
  })

  it('leaves one with users alone', async () => {
    expect(await load(database)).toBe(false)
  })

  it('gives the preset cities their counts', async () => {
    const counts = []
    for (const preset of presetCities.slice(0, 9)) {
      const [count] = await countListings(database.kysely, siteIds.realEstate, [reachOf(preset)])
      counts.push(count)
    }
    expect(counts).toEqual([370, 945, 38, 27, 28, 22, 26, 29, 144])
  })

  it('holds the dates of active reservations only', async () => {
    const { rows } = await sql<{ status: string; is_active: boolean }>`
      select distinct status, is_active from taken_range
      join reservation on reservation.id = reservation_id order by status
    `.execute(database.kysely)
    expect(rows.filter(({ is_active }) => is_active).map(({ status }) => status)).toEqual([
      'confirmed',
      'requested',
    ])
    expect(rows).toHaveLength(5)
  })

  it('lets both printed accounts in', async () => {
    for (const { email, password } of demoAccounts) {
      const found = await findPasswordHash(database.kysely, email)
      expect(await isPassword(password, found?.passwordHash ?? null)).toBe(true)
    }
  })

  it('leaves room for the next ids', async () => {
    const { listings } = await database.kysely
      .selectFrom('listing')
      .select(({ fn }) => fn.countAll<number>().as('listings'))
      .executeTakeFirstOrThrow()
    const id = await insertListing(database.kysely, {
      siteId: siteIds.realEstate,
      userId: 1,
      content,
      updatedOn: now,
    })
    expect(id).toBe(listings + 1)
  })
})
