import { expect, test } from 'vitest'
import { slots } from './slots.ts'

test('no more run at once than there are slots, and all come to their turn in order', async () => {
  const inSlot = slots(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) => async () => {
    begun.push(index)
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    if (index === 1) throw new Error('broken')
    return index
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => inSlot(work(index))))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
