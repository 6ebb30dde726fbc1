import { expect, it, vi } from 'vitest'
import { changing } from './changing.ts'

it('tells of each change whoever listens, and nobody else', () => {
  const count = changing(0)
  const heard = vi.fn(() => count.get())
  const stop = count.subscribe(heard)
  count.set(1)
  expect(heard).toHaveLastReturnedWith(1)
  stop()
  count.set(2)
  expect(heard).toHaveBeenCalledOnce()
  expect(count.get()).toBe(2)
})
