import { expect, test, vi } from 'vitest'
import { recent } from './recent.ts'

test('what was asked for last is kept, and what was asked for longest ago makes room', async () => {
  const kept = recent<string, string>(2)
  const make = vi.fn(async () => 'made')
  for (const key of ['a', 'b', 'a', 'c', 'a']) await kept.get(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept.get('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})

test('who asks while it is made waits for the same', async () => {
  const kept = recent<string, string>(2)
  const make = vi.fn(async () => 'made')
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['made', 'made'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('what failed is made again', async () => {
  const kept = recent<string, string>(2)
  const fail = async () => {
    throw new Error('broken')
  }
  await expect(kept.get('a', fail)).rejects.toThrow('broken')
  expect(await kept.get('a', async () => 'made')).toBe('made')
})
