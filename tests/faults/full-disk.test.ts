import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { getListing, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { openDatabase, type DatabaseLocation } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openFolderStore } from '#server/media/folder-store.ts'
import { fillWithPairs, type Talker } from '#tests/fixtures/chat-pairs.ts'
import { urlOf } from '#tests/fixtures/client.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { postgresProcess, postgresUrl } from '#tests/fixtures/postgres-process.ts'
import {
  addressOf,
  lastLine,
  startProcess,
  type ServerProcess,
} from '#tests/fixtures/server-process.ts'
import { mountSmallFileSystem, type SmallFileSystem } from '#tests/fixtures/small-file-system.ts'
import { openTestApp } from '#tests/fixtures/test-app.ts'
import { acknowledgedByAll, sendTo, startWriter, storedTexts, type Writer } from './writers.ts'

/** So often the disk fills and has room again. */
const rounds = Number(process.env['FULL_ROUNDS'] ?? 1)
const writerCount = 3
const secret = 'x'.repeat(32)
const password = 'secret'
/** Of the write-ahead log. */
const segmentBytes = 16 * 2 ** 20
/** Of it, for whole pages of each table at the first messages, and a few hundred messages more. */
const logLeftBytes = 2 ** 19

let disk: SmallFileSystem
const removals: (() => Promise<void>)[] = []
beforeEach(async ({ skip }) => {
  const mounted = await mountSmallFileSystem(256)
  if (!mounted)
    return skip('Only root on Linux can mount a disk that is small enough to be filled.')
  disk = mounted
  removals.push(disk.remove)
})
afterEach(async () => {
  for (const remove of removals.splice(0).toReversed()) await remove()
})

/** A migrated database on the small disk, and what a server is told to find it. */
async function placeOf(
  kind: 'embedded' | 'postgres',
): Promise<{ location: DatabaseLocation; env: Record<string, string> }> {
  if (kind === 'embedded') {
    const dataDir = join(disk.folder, 'site')
    const template = await createTestDataDir()
    await cp(template.dataDir, dataDir, { recursive: true })
    await template.remove()
    return { location: { dataDir }, env: { DATA_DIR: dataDir } }
  }
  const { dataDir, remove } = await createTestDataDir()
  removals.push(remove)
  const postgres = await postgresProcess({ databaseDir: join(disk.folder, 'data'), password })
  await postgres.initialise()
  await postgres.start()
  removals.push(postgres.stop)
  const databaseUrl = postgresUrl(password, `127.0.0.1:${postgres.port}`)
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
  return { location: { databaseUrl }, env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } }
}

function run(env: Record<string, string>): ServerProcess {
  const server = startProcess({
    ...env,
    SESSION_SECRET: secret,
    MESSAGES_AT_ONCE: '1000000',
    LOG_LEVEL: 'error',
  })
  onTestFinished(() => server.stop('SIGKILL'))
  return server
}

async function begin(env: Record<string, string>) {
  const server = run(env)
  return { ...server, origin: await addressOf(server) }
}

function startWriters(talkers: Talker[], origin: () => string): Writer[] {
  const writers = talkers.map((talker) => startWriter(talker.userId, sendTo(origin, talker)))
  onTestFinished(() => writers.forEach((writer) => writer.giveUp()))
  return writers
}

async function expectGrowth(writers: Writer[]): Promise<void> {
  const before = acknowledgedByAll(writers)
  await expect
    .poll(() => acknowledgedByAll(writers) - before, { timeout: 20_000 })
    .toBeGreaterThan(4)
}

/** Each once, in order, and none besides. */
async function expectAllKept(writers: Writer[], location: DatabaseLocation): Promise<void> {
  const { kysely, close } = await openDatabase(location)
  for (const { authorId, acknowledged, surprises } of writers) {
    expect(surprises).toEqual([])
    expect(await storedTexts(kysely, authorId)).toEqual(acknowledged)
  }
  await close()
}

/** Takes a page of the database by itself, so it finds out at once that there is none. */
const writeLong = (origin: string, { listingId, headers }: Talker) =>
  fetch(`${origin}/${sendAsRenter.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ RentId: listingId, Msg: 'Long '.repeat(300) }),
  })

const firstRefused = (write: () => Promise<Response>) =>
  vi.waitFor(
    async () => {
      const response = await write()
      expect(response.status).toBe(503)
      return response
    },
    { timeout: 20_000 },
  )

describe.each(['embedded', 'postgres'] as const)('the disk of the %s database is full:', (kind) => {
  test(
    'writes are refused, reads go on, and with room again so do writes',
    { timeout: 60_000 + rounds * 20_000 },
    async () => {
      const { location, env } = await placeOf(kind)
      const pairs = await fillWithPairs(location, 1 + writerCount, secret)
      const server = await begin(env)
      const { origin } = server
      const [long, ...renters] = pairs.map(([renter]) => renter) as [Talker, ...Talker[]]
      const writers = startWriters(renters, () => origin)
      const read = () => fetch(origin + urlOf(getListing, { params: { id: long.listingId } }))

      for (let round = 0; round < rounds; round += 1) {
        await expectGrowth(writers)
        await disk.fill()
        const refused = await firstRefused(() => writeLong(origin, long))
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await refused.json()).toEqual({
          success: false,
          message: 'Please try again soon.',
          resObj: null,
          errorCode: 503,
        })
        expect((await read()).status).toBe(200)
        await disk.makeRoom()
      }
      await expectGrowth(writers)
      await Promise.all(writers.map((writer) => writer.stop()))
      server.stop('SIGTERM')
      const { code, said } = await server.ended
      expect(code).toBe(0)
      expect(said).toContain('nothing can be kept, a disk is full')
      await expectAllKept(writers, location)
    },
  )
})

/** Leaves so little in the present file of the log that another is needed soon. @returns its name */
async function useUpLog(dataDir: string): Promise<string> {
  const { kysely, close } = await openDatabase({ dataDir })
  const { rows } = await sql<{ used: number; name: string }>`
    select (lsn - '0/0') % ${segmentBytes} as used, pg_walfile_name(lsn) as name
    from pg_current_wal_insert_lsn() as lsn`.execute(kysely)
  const { used, name } = rows[0]!
  const bytes = segmentBytes - used - logLeftBytes
  await sql`select pg_logical_emit_message(false, '', repeat('x', ${bytes}))`.execute(kysely)
  await close()
  return name
}

/** A start makes the next file of the log ahead of need, of which a long run leaves nothing. */
async function takeAwayLogAfter(dataDir: string, name: string): Promise<void> {
  const log = join(dataDir, 'database/pg_wal')
  const next = (await readdir(log)).filter((each) => /^[0-9A-F]{24}$/.test(each) && each > name)
  for (const each of next) await rm(join(log, each))
}

test('where the embedded database finds no room for its log, the process ends with one sentence, and starts again with all that was acknowledged', async () => {
  const { location, env } = await placeOf('embedded')
  const dataDir = env['DATA_DIR']!
  const pairs = await fillWithPairs(location, writerCount, secret)
  const renters = pairs.map(([renter]) => renter)
  const lastFile = await useUpLog(dataDir)
  const first = await begin(env)
  await takeAwayLogAfter(dataDir, lastFile)
  // Tables may grow, so that each write goes into the log.
  await disk.fill(segmentBytes / 2)
  let { origin } = first
  const writers = startWriters(renters, () => origin)

  const noRoom =
    /^DATA_DIR: the embedded database cannot go on \(there is no room left in \S+\)\.$/m
  const { code, said } = await first.ended
  expect(acknowledgedByAll(writers)).toBeGreaterThan(1)
  expect(code).toBe(1)
  expect(said).toMatch(noRoom)

  const still = await run(env).ended
  expect(still.code).toBe(1)
  expect(lastLine(still.said)).toMatch(noRoom)
  expect(still.said).not.toContain('    at ')

  await disk.makeRoom()
  const again = await begin(env)
  origin = again.origin
  await expectGrowth(writers)
  await Promise.all(writers.map((writer) => writer.stop()))
  again.stop('SIGTERM')
  await again.ended
  await expectAllKept(writers, location)
}, 120_000)

test.each([
  ['that pictures are kept on', 'media'],
  ['that uploads pass through', 'passing'],
])('with a full disk %s, an upload is refused and leaves nothing behind', async (_what, full) => {
  const media = join(full === 'media' ? disk.folder : '', 'pictures')
  const passing = join(disk.folder, 'passing')
  await mkdir(passing)
  const site = await openTestApp({
    openMedia: async (folder) => openFolderStore(full === 'media' ? media : folder),
  })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await site.close()
  })
  if (full === 'passing') vi.stubEnv('TMPDIR', passing)
  const lender = await newUser(site)
  const id = await newListing(lender)
  const upload = async (shade: number) =>
    lender.call(uploadListingPictures, { params: { id }, files: await photos(2, shade) })
  const kept = () => readdir(full === 'media' ? media : site.mediaFolder)
  const images = async () => (await lender.get(getListing, { params: { id } })).images
  expect(await upload(1)).toMatchObject({ success: true })
  const [files, shown] = [await kept(), await images()]

  await disk.fill()
  expect(await upload(3)).toMatchObject({
    status: 503,
    errorCode: 503,
    message: 'Please try again soon.',
  })
  expect(await kept()).toEqual(files)
  expect(await images()).toEqual(shown)
  expect(await readdir(passing)).toEqual([])

  await disk.makeRoom()
  expect(await upload(3)).toMatchObject({ success: true })
  expect(await images()).toHaveLength(4)
})
