import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkHistory } from './check-history.ts'
import { compareWithApi } from './compare-with-api.ts'
import { compareWithModel } from './compare-with-model.ts'
import { histories } from './histories.ts'
import { openWorld, playHistory, type World } from './play-history.ts'
import { readStored } from './stored-history.ts'

/** `HISTORIES=1000` runs as many of each kind; `SEED=…` and `SEED_PATH=…`, as a failure prints them,
 *  run that one again. */
const { HISTORIES, SEED, SEED_PATH } = process.env
const count = Number(HISTORIES ?? 15)
const settings = {
  numRuns: count,
  ...(SEED && { seed: Number(SEED) }),
  ...(SEED_PATH && { path: SEED_PATH }),
}
/** How far the clock goes on whenever somebody looks: a request may become overdue within one call. */
const ticksMs = fc.constantFrom(0, 10 * 60_000, 60 * 60_000)
const timeoutMs = 120_000 + count * 1000

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('one call after another, every answer is what the rules say', { timeout: timeoutMs }, () =>
  fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { listingId, told } = await playHistory(world, history, { atOnce: 1, tickMs: 0 })
      const stored = await readStored(world.db, listingId)
      expect(compareWithModel(told, stored, world.clock.now)).toEqual([])
      expect(checkHistory(told, stored, world.ids)).toEqual([])
      expect(await compareWithApi(world, listingId, stored)).toEqual([])
    }),
    // Making a failing history shorter must end before the test does.
    { ...settings, interruptAfterTimeLimit: timeoutMs - 20_000, markInterruptAsFailure: true },
  ),
)

test(
  'with eight at a time no place is taken twice, and nothing is lost or left over',
  { timeout: timeoutMs },
  () =>
    fc.assert(
      fc.asyncProperty(histories, ticksMs, async (history, tickMs) => {
        const { listingId, told } = await playHistory(world, history, { atOnce: 8, tickMs })
        const stored = await readStored(world.db, listingId)
        expect(checkHistory(told, stored, world.ids)).toEqual([])
        expect(await compareWithApi(world, listingId, stored)).toEqual([])
      }),
      // A shorter one would meet in another order.
      { ...settings, endOnFailure: true },
    ),
)
