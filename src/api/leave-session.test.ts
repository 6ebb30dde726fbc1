import { expect, test } from 'vitest'
import { leaveSession } from './leave-session.ts'
import { hasLeft } from './leaving.ts'

test('what is asked for while a session ends waits for how that ends', async () => {
  expect(await hasLeft()).toBe(false)
  let answer: () => void = () => undefined
  const left = leaveSession(() => new Promise<void>((resolve) => (answer = resolve)))
  const said: boolean[] = []
  const waiting = hasLeft().then((it) => said.push(it))
  await new Promise(setImmediate)
  expect(said).toEqual([])
  answer()
  await left
  await waiting
  expect(said).toEqual([true])
  expect(await hasLeft()).toBe(false)
})

test('when it could not end, it goes on', async () => {
  const left = leaveSession(() => Promise.reject(new Error('No answer')))
  const waiting = hasLeft()
  await expect(left).rejects.toThrow('No answer')
  expect(await waiting).toBe(false)
})
