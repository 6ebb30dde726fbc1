import { expect, test } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { eachOf } from './each-of.ts'

test('six are handled at a time, in their order', async () => {
  const gate = closedGate()
  const begun: number[] = []
  const end = eachOf(Array(8).keys(), async (item) => {
    begun.push(item)
    await gate.opened
  })
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  gate.open()
  await end
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('what fails stops the others, and is told once they have ended', async () => {
  const gate = closedGate()
  const ended: number[] = []
  let isOver = false
  const end = eachOf(Array(20).keys(), async (item) => {
    if (item === 3) throw new Error('The fourth is not there.')
    await gate.opened
    ended.push(item)
  }).finally(() => (isOver = true))
  const outcome = expect(end).rejects.toThrow('The fourth is not there.')
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  gate.open()
  await outcome
  expect(ended).toEqual([0, 1, 2, 4, 5])
})

test('whoever stops it hears so once those under way have ended', async () => {
  const gate = closedGate()
  const stop = new AbortController()
  const ended: number[] = []
  let isOver = false
  const handle = async (item: number) => {
    if (item === 1) stop.abort()
    else await gate.opened
    ended.push(item)
  }
  const end = eachOf(Array(20).keys(), handle, stop.signal).finally(() => (isOver = true))
  const outcome = expect(end).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  gate.open()
  await outcome
  expect(ended).toEqual([1, 0])
})
