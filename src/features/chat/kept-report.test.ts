import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetReport, keepReport, keptReport, newReport } from './kept-report.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

test('what was written is there again with its key, until it is forgotten', () => {
  const draft = newReport({ reason: 'scam', note: 'Wants money.' })
  keepReport('report', draft)
  expect(keptReport('report')).toEqual(draft)
  expect(keptReport('another report')).toBeNull()
  forgetReport('report')
  expect(keptReport('report')).toBeNull()
})

test('a reason that is not known any more is chosen anew', () => {
  stored.set('report', '{"reason":"boredom","note":"Yawn.","key":"k"}')
  expect(keptReport('report')).toEqual({ reason: null, note: 'Yawn.', key: 'k' })
})

test.each(['no JSON', 'null', '{}', '{"reason":"scam","note":1,"key":"k"}'])(
  'what cannot be read is as if nothing were kept: %s',
  (text) => {
    stored.set('report', text)
    expect(keptReport('report')).toBeNull()
  },
)
