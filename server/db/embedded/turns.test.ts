import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('turns are given in the order in which they were asked for', async () => {
  const turns = new Turns()
  const order: string[] = []
  await turns.take()
  const waiting = ['first', 'second', 'third'].map(async (name) => {
    await turns.take()
    order.push(name)
    turns.give()
  })
  expect(order).toEqual([])
  turns.give()
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'second', 'third'])
  expect(turns.isIdle).toBe(true)
})

test('a wait without end is refused and leaves the queue', async () => {
  const turns = new Turns(10)
  await turns.take()
  await expect(turns.take()).rejects.toThrow('beside the transaction')
  turns.give()
  expect(turns.isIdle).toBe(true)
})
