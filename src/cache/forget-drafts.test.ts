import { afterEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetDrafts } from './forget-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

const onDevice = (userId: number) => [
  `draft:${userId}:12:${userId}`,
  `draft:${userId}:12:${userId}:3`,
  `draft:listing:${userId}:new`,
  `draft:report:${userId}:4`,
  `draft:review:${userId}:5`,
]
const inTab = (userId: number) => [`draft:profile:${userId}`]

const storageOf = (names: string[]) => {
  const stored = new Map(names.map((name) => [name, '{}']))
  return { left: () => [...stored.keys()], storage: storageIn(stored) }
}

test('what a user was writing goes, and nothing else does', () => {
  const others = ['lastLangCode', ...onDevice(12), ...onDevice(77)]
  const device = storageOf([...others, ...onDevice(7)])
  const tab = storageOf([...inTab(77), ...inTab(7), 'reserve:7'])
  vi.stubGlobal('localStorage', device.storage)
  vi.stubGlobal('sessionStorage', tab.storage)
  forgetDrafts(7)
  expect(device.left()).toEqual(others)
  expect(tab.left()).toEqual([...inTab(77), 'reserve:7'])
})

test('a browser that forbids its storage has none', () => {
  expect(() => forgetDrafts(7)).not.toThrow()
})
