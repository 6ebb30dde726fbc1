import { afterEach, expect, test, vi } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { alone } from './alone.ts'

afterEach(() => vi.unstubAllGlobals())

test('without locks, what has one name is done one after the other, also after a failure', async () => {
  vi.stubGlobal('navigator', {})
  const done: string[] = []
  const gate = closedGate()
  const first = alone('name', async () => {
    await gate.opened
    done.push('first')
    throw new Error('It failed.')
  })
  const second = alone('name', async () => done.push('second'))
  await alone('another name', async () => done.push('other'))
  gate.open()
  await expect(first).rejects.toThrow('It failed.')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})

test('with locks, the browser sees to it in all tabs', async () => {
  const request = vi.fn(async (_name: string, task: () => Promise<string>) => task())
  vi.stubGlobal('navigator', { locks: { request } })
  const task = async () => 'done'
  expect(await alone('name', task)).toBe('done')
  expect(request).toHaveBeenCalledWith('name', task)
})
