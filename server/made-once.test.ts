import { expect, onTestFinished, test, vi } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { madeOnce } from './made-once.ts'

const texts = ({ forMs = 1000, bytesAtMost = 1000 } = {}) =>
  madeOnce<string>({ forMs, bytesAtMost, bytesOf: ({ length }) => length })

/** Numbers what it makes. */
const counting = () => {
  let made = 0
  return async () => `${(made += 1)}`
}

test('what many ask for is made once, and again when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [ask, make] = [texts(), counting()]
  expect(await Promise.all([ask('a', make), ask('a', make)])).toEqual(['1', '1'])
  expect(await ask('a', make)).toBe('1')
  vi.advanceTimersByTime(1001)
  expect(await ask('a', make)).toBe('2')
})

test('who makes it anew is shown what was made before', async () => {
  const ask = texts({ forMs: 0 })
  const shown: unknown[] = []
  const make = async (before: string | undefined) => `${(shown.push(before), shown.length)}`
  await ask('a', make)
  await ask('a', make)
  expect(shown).toEqual([undefined, '1'])
})

test('what was made longest ago makes room, by its bytes and those of its key', async () => {
  const [ask, make] = [texts({ bytesAtMost: 10 }), counting()]
  await ask('aa', make)
  await ask('bb', make)
  expect(await ask('aa', make)).toBe('1')
  await ask('cc', make)
  expect([await ask('bb', make), await ask('cc', make)]).toEqual(['2', '3'])
  expect(await ask('aa', make)).toBe('4')
})

test('what is larger than all room is given to those who wait and not kept', async () => {
  const ask = texts({ bytesAtMost: 10 })
  const opening = closedGate()
  let made = 0
  const make = async () => {
    await opening.opened
    made += 1
    return 'x'.repeat(11)
  }
  const asked = [ask('a', make), ask('a', make)]
  opening.open()
  expect(await Promise.all(asked)).toEqual(['x'.repeat(11), 'x'.repeat(11)])
  await ask('a', make)
  expect(made).toBe(2)
})

test('nothing and a failure are told to those who wait, and tried again', async () => {
  const ask = texts()
  const fail = () => {
    throw new Error('broken')
  }
  const failed = await Promise.allSettled([ask('a', fail), ask('a', fail)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([ask('a', async () => null), ask('a', counting())])).toEqual([
    null,
    null,
  ])
  expect(await ask('a', counting())).toBe('1')
})
