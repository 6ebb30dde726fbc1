/** How long a search takes among many listings, on the embedded database and, in a database of its own that
 *  is dropped again, on the PostgreSQL that DATABASE_URL names:
 *
 *      node --import tsx bench/search.ts [listings] [searches of each kind]
 *
 *  Four times are measured: the query that finds what matches, the service with the listings as well, the same
 *  with none of them in memory, and the whole answer as JSON over HTTP within the process. Each search is asked five times, and the fastest counts:
 *  what other programs take of the processor is not the search's. The last line has every time. */
import { encodeFilter, typeIdsCodec } from '#contract/codecs/search.ts'
import type { Search } from '#contract/domain/filter.ts'
import { search } from '#contract/endpoints/rent.ts'
import { searchResultsAtMost, siteIds } from '#contract/limits.ts'
import { buildApp } from '#server/app.ts'
import { createContext } from '#server/create-context.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { recentListings } from '#server/db/repositories/recent-listings.ts'
import { findMatches } from '#server/db/repositories/search.ts'
import { randomOf } from '#server/demo/random.ts'
import { openFolderStore } from '#server/media/folder-store.ts'
import { searchListings } from '#server/services/search.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import * as z from 'zod/mini'
import { cases, types } from './search-cases.ts'
import { fillWithListings } from './search-data.ts'

const listingCount = Number(process.argv[2] ?? 100_000)
const searchesOfEach = Number(process.argv[3] ?? 40)
const warmingUp = 5
const tries = 5
const goalMs = 30

const noMap = {
  mapSource: () => {
    throw new Error('No map is asked for')
  },
  foreignOrigins: () => ({ connect: [], images: [] }),
  isMapSettled: () => true,
  tile: async () => ({ bytes: null, version: '1' }),
}

async function open(databaseUrl: string | null): Promise<[Database, () => Promise<void>]> {
  if (databaseUrl !== null) {
    const { url, drop } = await createTestDatabase(databaseUrl)
    const database = await openDatabase({ databaseUrl: url })
    await migrate(database)
    return [database, drop]
  }
  const { dataDir, remove } = await createTestDataDir()
  return [await openDatabase({ dataDir }), remove]
}

/** The ways to ask for the same. */
async function waysToSearch({ kysely: db }: Database) {
  const context = await createContext({
    db,
    gazetteer: Promise.resolve({ search: () => [], suggest: () => [], nearest: () => null }),
    media: openFolderStore('/nowhere'),
    tile: async () => null,
    sessionSecret: 'x'.repeat(32),
  })
  const app = await buildApp({
    context,
    map: noMap,
    events: { subscribe: () => () => undefined },
    isReady: async () => true,
    siteFolder: '/nowhere',
    publicUrl: null,
    sisterHost: 'ridelend.localhost',
    trustProxy: false,
    logLevel: 'silent',
    hasWorker: true,
    shownMails: null,
  })
  const { unitsPerUsd: rates } = context.rates
  const siteId = siteIds.realEstate
  const unread = { ...context, recentListings: recentListings(db, 0) }
  return {
    query: ({ bounds, filter }: Search) =>
      findMatches(db, {
        siteId,
        bounds,
        filter,
        rates,
        now: new Date(),
        limit: searchResultsAtMost,
      }),
    service: (asked: Search) => searchListings(context, siteId, null, asked, types),
    unread: (asked: Search) => searchListings(unread, siteId, null, asked, types),
    answer: ({ bounds, filter }: Search) =>
      app.inject({
        method: 'POST',
        url: `/${search.path}`,
        payload: {
          lastMapBounds: bounds,
          lastFilter: encodeFilter(filter),
          rentType: z.encode(typeIdsCodec, types),
        },
      }),
  }
}

const share = (timesMs: number[], part: number) =>
  timesMs.toSorted((a, b) => a - b)[Math.ceil(timesMs.length * part) - 1] ?? Number.NaN
const shown = (timesMs: number[]) =>
  [0.5, 0.99].map((part) => share(timesMs, part).toFixed(1).padStart(6)).join(' /')

const wayNames = ['query', 'service', 'unread', 'answer'] as const
type Times = Record<(typeof wayNames)[number], number[]>
const noTimes = (): Times => ({ query: [], service: [], unread: [], answer: [] })
const columns = (times: Times) => wayNames.map((way) => shown(times[way])).join('  ')

async function measure(kind: string, databaseUrl: string | null): Promise<void> {
  const [database, remove] = await open(databaseUrl)
  try {
    await fillWithListings(database.kysely, listingCount)
    const ways = await waysToSearch(database)
    const [fastest, every] = [noTimes(), noTimes()]
    console.log(`${kind}, ${listingCount} listings, ${searchesOfEach} searches of each kind`)
    console.log(
      `p50 / p99 in ms:${' '.repeat(24)}query         service          unread         answer   found`,
    )
    for (const { name, make } of cases) {
      const random = randomOf(name)
      const times = noTimes()
      const totals: number[] = []
      for (let at = -warmingUp; at < searchesOfEach; at += 1) {
        const asked = make(random)
        for (const way of wayNames) {
          const tookMs: number[] = []
          for (let again = 0; again < tries; again += 1) {
            const began = performance.now()
            const result = await ways[way](asked)
            tookMs.push(performance.now() - began)
            if (again === 0 && 'matches' in result) totals.push(result.total)
          }
          if (at < 0) continue
          times[way].push(Math.min(...tookMs))
          every[way].push(...tookMs)
        }
      }
      for (const way of wayNames) fastest[way].push(...times[way])
      console.log(`${name.padEnd(34)} ${columns(times)}  ${share(totals, 0.5)}`)
    }
    console.log(`${'all'.padEnd(34)} ${columns(fastest)}`)
    const p99 = share(fastest.service, 0.99)
    const holds = p99 <= goalMs
    if (!holds) process.exitCode = 1
    console.log(
      `${holds ? 'ok  ' : 'FAIL'} ${kind}: service p99 ${p99.toFixed(1)} ms of ${goalMs} ms`,
    )
    console.log(`     with every try: ${columns(every)}`)
  } finally {
    await database.close()
    await remove()
  }
}

await measure('embedded', null)
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL)
