import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { isFromBeforeWrite, noteChange } from './changed-at.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', storageIn(new Map()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is old from the last write on that has changed its like, whatever was written since', () => {
  vi.setSystemTime(1000)
  noteChange(['saved', 'booked'])
  vi.setSystemTime(2000)
  noteChange(['chats'])
  expect(isFromBeforeWrite(['saved', 5], 999)).toBe(true)
  expect(isFromBeforeWrite(['saved', 5], 1000)).toBe(false)
  expect(isFromBeforeWrite(['chats', 'inbox'], 1999)).toBe(true)
  expect(isFromBeforeWrite(['listing', 7], 1)).toBe(false)
})
