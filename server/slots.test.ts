import { expect, test } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { slots, slotsOfEach } from './slots.ts'

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

test('who comes when as many wait as may is asked to come again', async () => {
  const inSlot = slots(1, { waitingAtMost: 1, sentence: 'Too many pictures are waiting.' })
  const { opened, open } = closedGate()
  const inTime = [inSlot(() => opened), inSlot(() => opened)]
  await expect(inSlot(() => opened)).rejects.toMatchObject({
    reason: 'too-many',
    message: 'Too many pictures are waiting.',
    retryAfterSeconds: 5,
  })
  open()
  await Promise.all(inTime)
  await inSlot(() => opened)
})

test('of many each has slots by itself, also after all that is theirs was done', async () => {
  const inSlot = slotsOfEach<string>(1)
  const begun: string[] = []
  const { opened, open } = closedGate()
  const work = (name: string) => async () => {
    begun.push(name)
    await opened
  }
  const all = ['lena 1', 'lena 2', 'rena 1'].map((name) => inSlot(name.slice(0, 4), work(name)))
  expect(begun).toEqual(['lena 1', 'rena 1'])
  open()
  await Promise.all(all)
  await inSlot('lena', work('lena 3'))
  expect(begun).toEqual(['lena 1', 'rena 1', 'lena 2', 'lena 3'])
})
