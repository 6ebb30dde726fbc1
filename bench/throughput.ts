/** How many searches a second the server answers to visitors, who share one answer where they repeat a search within a
 *  second (docs/decisions/searches-of-one-second.md), against a bare Node server that sends the same bytes from memory;
 *  each in a process of its own, in turns, asked by the same client. On the embedded database as `npm start` starts it,
 *  and on a PostgreSQL of its own with the settings of the Dockerfile:
 *
 *      node --import tsx bench/throughput.ts [listings] [seconds of a turn] */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { encodeFilter, typeIdsCodec } from '#contract/codecs/search.ts'
import { openFilter } from '#contract/domain/filter.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { search } from '#contract/endpoints/rent.ts'
import { openDatabase, type DatabaseLocation } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { startOwnServer } from '#tools/own-server.ts'
import type { RecordedAnswer } from './bare-server.ts'
import { memoryMB } from './process-memory.ts'
import { judge, median } from './report.ts'
import { startPostgres } from './own-postgres.ts'
import { boxAround, types } from './search-cases.ts'
import { fillWithListings } from './search-data.ts'

const listingCount = Number(process.argv[2] ?? 10_000)
const turnMs = Number(process.argv[3] ?? 4) * 1000
const turns = 5
const connections = 8
const goals = { ratio: 0.5, residentMB: 250 }
const asInTheImage = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=2' }
const ofTheConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** What visitors ask for most: a preset city as it opens, on a phone, a laptop and a large screen. */
const cityZoom = 12
const windows = [
  [360, 560],
  [840, 700],
  [1160, 960],
] as const
const bodies = presetCities.flatMap(({ place }) =>
  windows.map(([width, height]) =>
    JSON.stringify({
      lastMapBounds: boxAround(place, cityZoom, width, height),
      lastFilter: encodeFilter(openFilter(types)),
      rentType: z.encode(typeIdsCodec, types),
    }),
  ),
)

const agent = new Agent({ keepAlive: true, maxSockets: connections })

const ask = (url: string, at: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const body = bodies[at] ?? ''
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'gzip, br',
      'x-recorded': at,
    }
    const asked = { method: 'POST', agent, headers }
    request(`${url}/${search.path}`, asked, (response) => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`Answered with ${response.statusCode}`))
    })
      .on('error', reject)
      .end(body)
  })

/** @returns answers a second */
async function turn(url: string): Promise<number> {
  const beganMs = performance.now()
  let answered = 0
  const askOn = async (first: number) => {
    for (let at = first; performance.now() - beganMs < turnMs; at += 1) {
      const response = await ask(url, at % bodies.length)
      await once(response.resume(), 'end')
      answered += 1
    }
  }
  const apart = Math.floor(bodies.length / connections)
  await Promise.all(Array.from({ length: connections }, (_, at) => askOn(at * apart)))
  return (answered * 1000) / (performance.now() - beganMs)
}

async function record(url: string): Promise<RecordedAnswer[]> {
  const recorded: RecordedAnswer[] = []
  for (const at of bodies.keys()) {
    const response = await ask(url, at)
    const body = await buffer(response)
    const lasting = Object.entries(response.headers).filter(
      ([name]) => !ofTheConnection.includes(name),
    )
    recorded.push({
      headers: { ...Object.fromEntries(lasting), 'content-length': String(body.length) },
      body: body.toString('base64'),
    })
  }
  return recorded
}

async function startBare(file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: said.toString().trim(), stop: () => child.kill() }
}

async function fill(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location)
  await migrate(database)
  await fillWithListings(database.unhurried, listingCount)
  await database.close()
}

/** @returns of the server's process, in MB */
async function measure(name: string, env: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-recorded-'))
  const server = await startOwnServer(env)
  try {
    const recorded = await record(server.url)
    await writeFile(join(folder, 'answers.json'), JSON.stringify(recorded))
    const bare = await startBare(join(folder, 'answers.json'))
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = -1; round < turns; round += 1) {
      const [here, there] = [await turn(server.url), await turn(bare.url)]
      if (round < 0) continue
      ours.push(here)
      theirs.push(there)
    }
    bare.stop()
    const ratio = median(ours) / median(theirs)
    const kB = recorded.map(({ body }) => Buffer.byteLength(body, 'base64') / 1000)
    const sizes = `answers of ${median(kB).toFixed(0)} kB, ${Math.max(...kB).toFixed(0)} kB at most`
    const each = `${median(ours).toFixed(0)} of ${median(theirs).toFixed(0)} a second`
    judge(
      ratio >= goals.ratio,
      `${name}: ratio ${ratio.toFixed(2)} of ${goals.ratio} (${each}, ${sizes})`,
    )
    return await memoryMB(server.pid)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

const { dataDir, remove } = await createTestDataDir()
await fill({ dataDir })
const embeddedMB = await measure(`embedded, ${listingCount} listings`, { DATA_DIR: dataDir })
console.log(`     resident ${embeddedMB.toFixed(0)} MB, the database with it`)
await remove()

const postgres = await startPostgres()
await fill({ databaseUrl: postgres.url })
const residentMB = await measure(`PostgreSQL, ${listingCount} listings`, {
  ...asInTheImage,
  DATABASE_URL: postgres.url,
})
await postgres.stop()
judge(
  residentMB < goals.residentMB,
  `resident with PostgreSQL: ${residentMB.toFixed(0)} MB of ${goals.residentMB} MB`,
)
agent.destroy()
