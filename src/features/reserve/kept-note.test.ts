import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetNote, keepNote, keptNote } from './kept-note.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

test('what was written is there again, for its reservation alone, until it is forgotten', () => {
  keepNote(7, 'The roof leaks.')
  expect(keptNote(7)).toBe('The roof leaks.')
  expect(keptNote(8)).toBe('')
  forgetNote(7)
  expect(keptNote(7)).toBe('')
})

test('what one user was writing is not there for another', () => {
  queryClient.setQueryData(sessionKey, { id: 1 })
  keepNote(7, 'The roof leaks.')
  queryClient.setQueryData(sessionKey, { id: 2 })
  expect(keptNote(7)).toBe('')
})

test('nothing is kept of a note that was emptied', () => {
  keepNote(7, 'The roof')
  keepNote(7, '')
  expect(stored.size).toBe(0)
})

test.each(['no JSON', 'null', '{}', '7'])('what cannot be read is no note: %s', (text) => {
  keepNote(7, 'The roof')
  for (const name of stored.keys()) stored.set(name, text)
  expect(keptNote(7)).toBe('')
})
