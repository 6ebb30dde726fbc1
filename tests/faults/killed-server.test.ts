import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseLocation } from '#server/db/open-database.ts'
import { fillWithPairs } from '#tests/fixtures/chat-pairs.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createMigratedPostgres } from '#tests/fixtures/migrated-postgres.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { acknowledgedByAll, sendTo, startWriter, storedTexts } from './writers.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const writerCount = 4
/** In each round, by each writer, before the server is killed. */
const messagesAtLeast = 5
const secret = 'x'.repeat(32)

let remove: (() => Promise<void>) | undefined
afterEach(() => remove?.())

async function placeOf(kind: 'embedded' | 'postgres'): Promise<DatabaseLocation> {
  if (kind === 'embedded') {
    const data = await createTestDataDir()
    remove = data.remove
    return { dataDir: data.dataDir }
  }
  const { databaseUrl, drop } = await createMigratedPostgres()
  remove = drop
  return { databaseUrl }
}

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  test(
    'what was acknowledged is there when the server was killed and started again',
    { timeout: 60_000 + rounds * 30_000 },
    async () => {
      const place = await placeOf(kind)
      const pairs = await fillWithPairs(place, writerCount, secret)
      let origin = 'http://127.0.0.1:9'
      const start = async () => {
        const server = await startOwnServer({
          ...('dataDir' in place
            ? { DATA_DIR: place.dataDir }
            : { DATABASE_URL: place.databaseUrl }),
          SESSION_SECRET: secret,
          MESSAGES_AT_ONCE: '1000000',
        })
        origin = server.url
        return server
      }
      const writers = pairs.map(([renter]) =>
        startWriter(
          renter.userId,
          sendTo(() => origin, renter),
        ),
      )
      onTestFinished(() => writers.forEach((writer) => writer.giveUp()))

      for (let round = 0; round < rounds; round += 1) {
        const server = await start()
        const before = acknowledgedByAll(writers)
        await expect
          .poll(() => acknowledgedByAll(writers) - before, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(messagesAtLeast)
        await server.kill()
      }
      const last = await start()
      await Promise.all(writers.map((writer) => writer.stop()))
      await last.stop()

      const { kysely, close } = await openDatabase(place)
      for (const { authorId, acknowledged, surprises } of writers) {
        expect(surprises).toEqual([])
        expect(await storedTexts(kysely, authorId)).toEqual(acknowledged)
      }
      await close()
    },
  )
})
