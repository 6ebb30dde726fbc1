import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdAlone } from './hold-alone.ts'

type Task = () => Promise<void>
let answers: ((task: Task) => Promise<void>)[]
let asked: LockOptions[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  asked = []
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, options: LockOptions, task: Task) {
        asked.push(options)
        return answers.shift()?.(task) ?? new Promise<void>(() => {})
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const grant = (task: Task) => task()
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name))
/** Without a timer. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

test('a page that is gone asks no more, and one that comes back asks again', async () => {
  answers = [refuse('AbortError'), refuse('AbortError'), grant]
  const begin = vi.fn(() => () => {})
  holdAlone(begin)
  await settle()
  expect(asked).toHaveLength(1)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(3)
  expect(begin).toHaveBeenCalledOnce()
})

test('who is refused otherwise does not ask again', async () => {
  answers = [refuse('SecurityError')]
  holdAlone(() => () => {})
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
})

test('who takes it asks for it whoever has it, and waits for it after that', async () => {
  answers = [grant, grant, grant]
  const stop = vi.fn()
  const begin = vi.fn(() => stop)
  const held = holdAlone(begin)
  await vi.runAllTimersAsync()
  held.take()
  await vi.runAllTimersAsync()
  expect(begin).toHaveBeenCalledTimes(2)
  expect(stop).toHaveBeenCalledOnce()
  expect(asked.map(({ steal }) => steal)).toEqual([undefined, true])
})

test('after its end nothing is begun', async () => {
  answers = [grant]
  const stop = vi.fn()
  const held = holdAlone(() => stop)
  await vi.runAllTimersAsync()
  held.end()
  await vi.runAllTimersAsync()
  expect(stop).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})
