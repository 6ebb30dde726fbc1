/** How long a search takes among many listings, on the embedded database and on a PostgreSQL of its own, there against
 *  the same SQL that PostgreSQL's pgbench sends:
 *
 *      node --import tsx bench/search.ts [listings] [searches of each kind]
 *
 *  Four times are measured: the query that finds what matches, the service with the listings as well, the same
 *  with none of them in memory, and the whole answer as JSON over HTTP within the process. Each search is asked five times, and the fastest counts:
 *  what other programs take of the processor is not the search's. The last line has every time. */
import { encodeFilter, typeIdsCodec } from '#contract/codecs/search.ts'
import type { Search } from '#contract/domain/filter.ts'
import { search } from '#contract/endpoints/rent.ts'
import { staylend } from '#sites/staylend/site.ts'
import { readSiteHosts } from '#server/site.ts'
import { buildApp } from '#server/app.ts'
import { createContext } from '#server/create-context.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { recentListings } from '#server/db/repositories/recent-listings.ts'
import { randomOf } from '#server/demo/random.ts'
import { openFolderStore } from '#server/media/folder-store.ts'
import type { Context } from '#server/services/context.ts'
import { findListings, readFound } from '#server/services/search.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import * as z from 'zod/mini'
import { pgbenchMs, statementsOf } from './bare-sql.ts'
import { startPostgres } from './own-postgres.ts'
import { judge } from './report.ts'
import { cases, types } from './search-cases.ts'
import { fillWithListings } from './search-data.ts'

const listingCount = Number(process.argv[2] ?? 100_000)
const searchesOfEach = Number(process.argv[3] ?? 40)
const warmingUp = 5
const tries = 5
const goalsMs = { embedded: 60, PostgreSQL: 40 }
const pgbenchSeconds = 10
/** It takes no more. */
const pgbenchScriptsAtMost = 128

const noMap = {
  mapSource: () => {
    throw new Error('No map is asked for')
  },
  foreignOrigins: () => ({ connect: [], images: [] }),
  isMapSettled: () => true,
  tile: async () => ({ bytes: null, version: '1' }),
}

interface Filled {
  database: Database
  /** null of the embedded one. */
  url: string | null
  remove(): Promise<void>
}

async function openEmbedded(): Promise<Filled> {
  const { dataDir, remove } = await createTestDataDir()
  return { database: await openDatabase({ dataDir }), url: null, remove }
}

async function openPostgres(): Promise<Filled> {
  const { url, stop } = await startPostgres()
  const database = await openDatabase({ databaseUrl: url })
  await migrate(database)
  return { database, url, remove: stop }
}

async function searchListings(context: Context, asked: Search) {
  const found = await findListings(context, staylend.id, asked, types)
  return readFound(context, null, found)
}

/** The ways to ask for the same. */
async function waysToSearch({ kysely: db, kind }: Database) {
  const context = await createContext({
    db,
    isParallel: kind === 'postgres',
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
    stopping: new AbortController().signal,
    siteFolder: '/nowhere',
    publicUrl: null,
    siteHosts: readSiteHosts({}),
    contactEmail: null,
    securityContact: null,
    trustProxy: false,
    logLevel: 'silent',
    hasWorker: true,
    shownMails: null,
    sharedAnswersMs: 0,
  })
  let asks = 0
  const unread = { ...context, recentListings: recentListings(db, 0) }
  const ways = {
    query: (asked: Search) => findListings(context, staylend.id, asked, types),
    service: (asked: Search) => searchListings(context, asked),
    unread: (asked: Search) => searchListings(unread, asked),
    answer: ({ bounds, filter }: Search) =>
      app.inject({
        method: 'POST',
        url: `/${search.path}`,
        // Nobody else has asked there.
        headers: { host: `host-${(asks += 1)}` },
        payload: {
          lastMapBounds: bounds,
          lastFilter: encodeFilter(filter),
          rentType: z.encode(typeIdsCodec, types),
        },
      }),
  }
  return { context, ways, close: () => app.close() }
}

const share = (timesMs: number[], part: number) =>
  timesMs.toSorted((a, b) => a - b)[Math.ceil(timesMs.length * part) - 1] ?? Number.NaN
const shown = (timesMs: number[]) =>
  [0.5, 0.99].map((part) => share(timesMs, part).toFixed(1).padStart(6)).join(' /')

const wayNames = ['query', 'service', 'unread', 'answer'] as const
type Times = Record<(typeof wayNames)[number], number[]>
const noTimes = (): Times => ({ query: [], service: [], unread: [], answer: [] })
const columns = (times: Times) => wayNames.map((way) => shown(times[way])).join('  ')

/** What the service asks the database, as SQL. */
const askedFor = (context: Context, asked: Search): Promise<string[]> =>
  statementsOf(context.db, (db) => findListings({ ...context, db }, staylend.id, asked, types))

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const spread = <Value>(values: Value[], most: number): Value[] =>
  values.length <= most
    ? values
    : Array.from({ length: most }, (_, at) => values[Math.floor((at * values.length) / most)]!)

async function compareWithPgbench(
  url: string,
  context: Context,
  times: number[],
  searches: Search[],
): Promise<void> {
  const scripts = await Promise.all(
    spread(searches, pgbenchScriptsAtMost).map((asked) => askedFor(context, asked)),
  )
  const bareMs = await pgbenchMs(url, scripts, pgbenchSeconds)
  const ownMs = mean(times)
  console.log(
    bareMs === null
      ? '     no pgbench here to compare with'
      : `     the query's mean ${ownMs.toFixed(2)} ms, ${(ownMs / bareMs).toFixed(2)} times pgbench's ${bareMs.toFixed(2)} ms`,
  )
}

async function measure(kind: keyof typeof goalsMs, open: () => Promise<Filled>): Promise<void> {
  const { database, url, remove } = await open()
  try {
    await fillWithListings(database.unhurried, listingCount)
    const { context, ways, close } = await waysToSearch(database)
    const [fastest, every] = [noTimes(), noTimes()]
    const searches: Search[] = []
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
        if (at >= 0) searches.push(asked)
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
    judge(p99 <= goalsMs[kind], `${kind}: service p99 ${p99.toFixed(1)} ms of ${goalsMs[kind]} ms`)
    console.log(`     with every try: ${columns(every)}`)
    if (url) await compareWithPgbench(url, context, every.query, searches)
    await close()
  } finally {
    await database.close()
    await remove()
  }
}

await measure('embedded', openEmbedded)
await measure('PostgreSQL', openPostgres)
