import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetChoice, keepChoice, keptChoice, type StayChoice } from './kept-choice.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

const choice: StayChoice = {
  period: 'daily',
  stay: { from: new Date('2026-12-01T05:00:00Z'), to: new Date('2026-12-03T05:00:00Z') },
  isChosen: true,
  key: 'k',
}

test.each([true, false])(
  'what was chosen (%s) is there again, for its listing alone',
  (isChosen) => {
    keepChoice(7, { ...choice, isChosen })
    expect(keptChoice(7)).toEqual({ ...choice, isChosen })
    expect(keptChoice(8)).toBeNull()
    forgetChoice(7)
    expect(keptChoice(7)).toBeNull()
  },
)

test.each([
  ['no JSON', 'no JSON'],
  ['nothing', 'null'],
  ['a period that is none', JSON.stringify({ ...choice, period: 'yearly' })],
  ['no key', JSON.stringify({ ...choice, key: undefined })],
  ['no time', JSON.stringify({ ...choice, stay: { from: 'soon', to: 'later' } })],
  [
    'an end before its start',
    JSON.stringify({ ...choice, stay: { from: choice.stay.to, to: choice.stay.from } }),
  ],
])('what has %s is no choice', (_what, text) => {
  stored.set('reserve:7', text)
  expect(keptChoice(7)).toBeNull()
})
