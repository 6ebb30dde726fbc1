import { expect, it } from 'vitest'
import { clientVersion, keptRefreshMs, undoTimeMs } from '#contract/limits.ts'
import type { KeptListing } from '#src/cache/kept-listings.ts'
import { planKeeping } from './keep-plan.ts'

const nowMs = Date.parse('2026-11-21T08:00:00Z')
const me = 5

const keptListing = (some: Partial<KeptListing> = {}): KeptListing => ({
  id: 1,
  userId: me,
  savedAtMs: nowMs - 1000,
  refreshedAtMs: nowMs - 1000,
  hasMap: true,
  version: clientVersion,
  isGone: false,
  leavesAtMs: null,
  ...some,
})

function plan(kept: KeptListing[], some: Partial<Parameters<typeof planKeeping>[0]> = {}) {
  const usual = { userId: me, listed: [1], kept, nowMs, freshSinceMs: 0, beganAtMs: nowMs }
  const { remove, ...others } = planKeeping({ ...usual, ...some })
  return { ...others, remove: remove.map(({ id }) => id) }
}

const nothing = { adopt: [], remove: [], missing: [], refresh: [] }

it('leaves what is saved and up to date alone', () => {
  expect(plan([keptListing()])).toEqual(nothing)
})

it('keeps what was saved on another device', () => {
  expect(plan([keptListing()], { listed: [2, 1] })).toEqual({ ...nothing, adopt: [2] })
})

it('removes what another user has saved, and never what waits for a login', () => {
  const kept = [keptListing({ userId: 6 }), keptListing({ id: 2, userId: null })]
  expect(plan(kept, { listed: [] })).toEqual({ ...nothing, remove: [1] })
  expect(plan(kept, { userId: null, listed: null })).toEqual({ ...nothing, remove: [1] })
})

it('removes what was taken back only when that cannot be undone any more', () => {
  const kept = [keptListing({ leavesAtMs: nowMs + 1 })]
  expect(plan(kept, { listed: [] })).toEqual(nothing)
  expect(plan(kept, { listed: [], nowMs: nowMs + 1 })).toEqual({ ...nothing, remove: [1] })
})

it('removes what was taken back by a clock that was ahead, whose time may be weeks away', () => {
  const kept = [keptListing({ leavesAtMs: nowMs + undoTimeMs + 1 })]
  expect(plan(kept, { listed: [] })).toEqual({ ...nothing, remove: [1] })
})

it('asks about what the list of the server lacks, and removes nothing while there is no list', () => {
  expect(plan([keptListing()], { listed: [] })).toEqual({ ...nothing, missing: [1] })
  expect(plan([keptListing()], { listed: null })).toEqual(nothing)
})

it('keeps a listing that is gone, and does not ask about it again', () => {
  const gone = keptListing({ isGone: true, refreshedAtMs: null })
  expect(plan([gone], { listed: [] })).toEqual(nothing)
})

it.each([
  ['was never there as a whole', { refreshedAtMs: null }, 0],
  ['was read by a clock that was ahead', { refreshedAtMs: nowMs + 1 }, 0],
  ['is a day old', { refreshedAtMs: nowMs - keptRefreshMs - 1 }, 0],
  ['was kept by another version', { version: '0.0.1' }, 0],
  ['is older than somebody wants it', {}, nowMs],
])('fetches what %s', (_, some, freshSinceMs) => {
  expect(plan([keptListing(some)], { freshSinceMs })).toEqual({ ...nothing, refresh: [1] })
})

it('leaves to a tab of another version what that has fetched since this one began', () => {
  const kept = [keptListing({ version: '0.0.1' })]
  expect(plan(kept, { beganAtMs: nowMs - 2000 })).toEqual(nothing)
})

it('fetches what was saved last first', () => {
  const kept = [1, 2, 3].map((id) => keptListing({ id, savedAtMs: id, refreshedAtMs: null }))
  expect(plan(kept, { listed: [3, 2, 1] }).refresh).toEqual([3, 2, 1])
})
