import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { pictureOf } from '#contract/domain/picture.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { staylend } from '#sites/staylend/site.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase, type DatabaseLocation } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { insertListing } from '#server/db/repositories/listing-writes.ts'
import { countListings } from '#server/db/repositories/city-counts.ts'
import { findPasswordHash } from '#server/db/repositories/users.ts'
import { openFolderStore } from '#server/media/folder-store.ts'
import { isPassword } from '#server/services/password.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import { demoAccounts } from './accounts.ts'
import { makeDemonstration } from './make-demonstration.ts'
import { loadDemonstration } from './load.ts'
import { readPostcards } from './postcards/postcard.ts'
import { readSiteDemos } from './sites/read-site-demos.ts'

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
const demos = await readSiteDemos()
const { content } = makeDemonstration(now).homes[0]!

/** One database shows all the drawings, the other enough for each listing: rendering takes seconds. */
async function postcardsFor(kind: Database['kind']) {
  const all = await readPostcards()
  if (kind === 'embedded') return all
  const isFirstOfKind = (kind: string, at: number) =>
    at === all.findIndex((each) => each.kind === kind)
  return all.filter(
    ({ kind, outside, cities }, at) => cities === 'any' || (outside && isFirstOfKind(kind, at)),
  )
}

describe.each(['embedded', 'postgres'] as const)('loading into the %s database', (kind) => {
  let place: Awaited<ReturnType<(typeof places)[typeof kind]>>
  let database: Database
  let mediaFolder: string
  const told: string[] = []
  const load = async () =>
    loadDemonstration(database, {
      now,
      media: openFolderStore(mediaFolder),
      say: (sentence) => void told.push(sentence),
      postcards: await postcardsFor(kind),
    })

  beforeAll(async () => {
    mediaFolder = await mkdtemp(join(tmpdir(), 'staylend-media-'))
    place = await places[kind]()
    database = await openDatabase(place.location)
    await migrate(database)
  })

  afterAll(async () => {
    await database?.close()
    await place?.remove()
    await rm(mediaFolder, { recursive: true, force: true })
  })

  it('fills an empty one and says so', async () => {
    expect(await load()).toBe(true)
    expect(told.join(' ')).toContain('200 users')
  })

  it('leaves one with users alone', async () => {
    expect(await load()).toBe(false)
  })

  it('shows three to five pictures of each listing, all of them in the store', async () => {
    const { rows } = await sql<{ pictures: string[] }>`
      select array(
        select src from listing_picture where listing_id = listing.id order by position
      ) as pictures from listing`.execute(database.kysely)
    const files = new Set(await readdir(mediaFolder))
    for (const { pictures } of rows) {
      expect([3, 4, 5]).toContain(pictures.length)
      expect(new Set(pictures).size).toBe(pictures.length)
    }
    for (const source of new Set(rows.flatMap(({ pictures }) => pictures))) {
      const picture = pictureOf(source)!
      for (const path of [picture.jpeg, picture.webp, picture.small]) {
        expect(files).toContain(path.replace('/media/', ''))
      }
    }
  })

  it('keeps the sums of the stars equal to the reviews', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from listing where (review_count, stars_sum) <> (
        select count(*), coalesce(sum(stars_item), 0) from review
        where listing_id = listing.id and side = 'renter')
      union all
      select id from app_user where (review_count, stars_sum) <> (
        select count(*), coalesce(sum(stars_user), 0) from review
        where subject_id = app_user.id)`.execute(database.kysely)
    expect(rows).toEqual([])
    const { rows: rated } = await sql<{ count: number }>`
      select count(*) from listing where review_count > 0`.execute(database.kysely)
    expect(rated[0]?.count).toBeGreaterThan(100)
  })

  it('gives the preset cities their counts', async () => {
    const counts = []
    for (const preset of presetCities.slice(0, 9)) {
      const [count] = await countListings(database.kysely, staylend.id, [reachOf(preset)])
      counts.push(count)
    }
    expect(counts).toEqual([370, 945, 38, 27, 28, 22, 26, 29, 144])
  })

  it('has the listings of every site apart', async () => {
    const { rows } = await sql<{ site_id: number; count: number }>`
      select site_id, count(*)::int as count from listing group by site_id
      order by site_id`.execute(database.kysely)
    const { homes, others } = makeDemonstration(now, demos)
    const shown = [...homes, ...others].map(({ row }) => row.site_id)
    const counts = [...new Set(shown)].sort().map((siteId) => ({
      site_id: siteId,
      count: shown.filter((each) => each === siteId).length,
    }))
    expect(rows).toEqual(counts)
    expect(rows.length).toBeGreaterThan(1)
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
      siteId: staylend.id,
      userId: 1,
      content,
      updatedOn: now,
    })
    expect(id).toBe(listings + 1)
  })
})

it('waits for another process that fills the database, for as long as that takes', async () => {
  const silentMs = 1000
  const { location, remove } = await places.postgres()
  onTestFinished(remove)
  const first = await openDatabase(location)
  const second = await openDatabase(location, { silentMs })
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])))
  await migrate(first)
  const pictures = closedGate()
  const media = { ...openFolderStore('/nowhere'), put: () => pictures.opened }
  const postcards = await postcardsFor('postgres')
  const filling = closedGate()
  const load = (database: Database, say: (sentence: string) => void) =>
    loadDemonstration(database, { now, media, say, postcards })
  const filled = load(first, (sentence) => {
    if (sentence.startsWith('Waiting for')) filling.open()
  })
  await filling.opened
  const left = load(second, () => undefined)
  const longWaits = async () => {
    const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted
        and waitstart < clock_timestamp() - ${silentMs * 1.5} * interval '1 ms'`.execute(
      first.unhurried,
    )
    return rows.length
  }
  await Promise.race([left, expect.poll(longWaits, { timeout: 30_000 }).toBe(1)])
  pictures.open()
  expect(await Promise.all([filled, left])).toEqual([true, false])
})
