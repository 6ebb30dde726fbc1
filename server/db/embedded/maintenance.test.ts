import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import { EngineClient } from './engine-client.ts'
import { startMaintenance } from './maintenance.ts'
import { Session } from './session.ts'

let folder: Awaited<ReturnType<typeof createEmptyDataDir>>
let client: EngineClient
let session: Session

beforeEach(async () => {
  folder = await createEmptyDataDir()
  client = new EngineClient(`${folder.dataDir}/database`)
  await client.ready
  session = new Session(client)
})

afterEach(async () => {
  await client.close()
  await folder.remove()
})

async function first(query: string): Promise<unknown> {
  const { rows } = await session.runAlone(`select (${query}) as value`)
  return (rows[0] as { value: unknown }).value
}

const writeNotes = `
  create table if not exists note (id int);
  insert into note select generate_series(1, 1000)`
const whenAnalyzed = `select last_analyze is not null from pg_stat_user_tables where relname = 'note'`
const redoPoint = 'select redo_lsn::text from pg_control_checkpoint()'

test('tables that were written are vacuumed and analysed once the time has come', async () => {
  await session.runAlone(writeNotes)
  const rhythm = { tickMs: 20, vacuumEveryMs: 40, patienceMs: 0, maxWalBytes: Infinity }
  const stop = startMaintenance(session, rhythm)
  await session.runAlone(writeNotes)
  await expect.poll(() => first(whenAnalyzed), { timeout: 10_000 }).toBe(true)
  await stop()
})

test('what the catalogs say of tables does not grow with each look at them', async () => {
  const rhythm = { tickMs: 20, vacuumEveryMs: 40, patienceMs: 0, maxWalBytes: Infinity }
  const stop = startMaintenance(session, rhythm)
  const looks = `select vacuum_count::int from pg_stat_sys_tables where relname = 'pg_statistic'`
  const before = Number(await first(looks))
  await expect
    .poll(
      async () => {
        await session.runAlone(writeNotes)
        return first(looks)
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(before)
  await stop()
})

test('a log that has grown is cut by a checkpoint', async () => {
  const before = await first(redoPoint)
  const rhythm = { tickMs: 20, vacuumEveryMs: Infinity, patienceMs: 0, maxWalBytes: 1000 }
  const stop = startMaintenance(session, rhythm)
  await session.runAlone(writeNotes)
  await expect.poll(() => first(redoPoint), { timeout: 10_000 }).not.toBe(before)
  await stop()
})

test('a database that nobody writes is left alone', async () => {
  const rhythm = { tickMs: 5, vacuumEveryMs: 10, patienceMs: 0, maxWalBytes: 0 }
  const stop = startMaintenance(session, rhythm)
  const before = await first(redoPoint)
  for (let round = 0; round < 20; round += 1) await first('1')
  expect(await first(redoPoint)).toBe(before)
  await stop()
})
