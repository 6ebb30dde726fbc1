import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as limits from '#contract/limits.ts'
import { clientVersion } from '#contract/limits.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { keptSince } from './kept-since.ts'
import { ofThisShape, ofThisVersion, onDevice } from './kept-values.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

test('what goes with its version is read by that version alone', () => {
  ofThisVersion.keep('view', 'table')
  expect(ofThisVersion.read('view')).toBe('table')
  const entry = stored.get('view') ?? ''
  expect(entry).toContain(clientVersion)
  stored.set('view', entry.replace(clientVersion, '0.1.6'))
  expect(ofThisVersion.read('view')).toBeNull()
})

test.each(['"table"', '{"value":"table"}', 'null', '7', 'no JSON'])(
  'what names no version is not read: %s',
  (text) => {
    stored.set('view', text)
    expect(ofThisVersion.read('view')).toBeNull()
  },
)

test('what an earlier version has left in another shape is not read', () => {
  ofThisShape.keep('boot', { user: { id: 7 } })
  stored.set('boot', (stored.get('boot') ?? '').replace(keptSince, '0.0.1'))
  expect(ofThisShape.read('boot')).toBeNull()
})

test('a later version reads all that it needs to read what is kept, and not how the one before was left', async () => {
  ofThisVersion.keep('view', 'table')
  ofThisShape.keep('boot', { user: { id: 7 } })
  vi.doMock('#contract/limits.ts', async (original) => ({
    ...(await original<typeof limits>()),
    clientVersion: '0.1.8',
  }))
  vi.resetModules()
  const next = await import('./kept-values.ts')
  vi.doUnmock('#contract/limits.ts')
  expect(next.ofThisVersion.read('view')).toBeNull()
  expect(next.ofThisShape.read('boot')).toEqual({ user: { id: 7 } })
})

test.each([
  ['but that of the one before, it takes that', 25, 'Hello you'],
  ['at all, the one before stays', 18, 'Hello'],
])('where there is no room for a value %s', (_where, roomFor, kept) => {
  onDevice.keep('draft', { text: 'Hello' })
  const storage = storageIn(stored)
  const used = () => [...stored.values()].join('').length
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem(name: string, text: string) {
      // A browser counts what it has as well as what is to come.
      if (used() + text.length > roomFor) throw new DOMException('Full', 'QuotaExceededError')
      storage.setItem(name, text)
    },
  })
  onDevice.keep('draft', { text: 'Hello you' })
  expect(onDevice.read('draft')).toEqual({ text: kept })
})

test('what stays on the device is read by every version, until it is forgotten', () => {
  onDevice.keep('draft', { text: 'Hello' })
  expect(onDevice.read('draft')).toEqual({ text: 'Hello' })
  onDevice.forget('draft')
  expect(onDevice.read('draft')).toBeNull()
})
