import { expect, it } from 'vitest'
import { createTileCache } from './tile-cache.ts'

it('forgets the tile used longest ago when it is full', () => {
  const cache = createTileCache(2_500)
  cache.set('a', new Uint8Array(1_000))
  cache.set('b', new Uint8Array(1_000))
  cache.get('a')
  cache.set('c', new Uint8Array(1_000))
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toHaveLength(1_000)
})

it('bounds empty tiles too, and tells empty from unknown', () => {
  const cache = createTileCache(1_000)
  for (let i = 0; i < 10; i++) cache.set(`${i}`, null)
  expect(cache.get('9')).toBeNull()
  expect(cache.get('0')).toBeUndefined()
})
