import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  toastStore.close()
  vi.useRealTimers()
})

const said = () => toastStore.get()?.sentence

test('a toast closes after two seconds', () => {
  toast('Saved')
  vi.advanceTimersByTime(1999)
  expect(said()).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(said()).toBeUndefined()
})

test('one that can be undone closes after eight', () => {
  toast('Removed', { name: 'Undo', press: () => {} })
  vi.advanceTimersByTime(7999)
  expect(said()).toBe('Removed')
  vi.advanceTimersByTime(1)
  expect(said()).toBeUndefined()
})

test('a toast has its whole time after the one that it follows', () => {
  toast('Saved')
  vi.advanceTimersByTime(1500)
  toast('Saved again')
  vi.advanceTimersByTime(1999)
  expect(said()).toBe('Saved again')
})

test('while somebody is at it, it stays', () => {
  toast('Saved')
  toastStore.hold()
  vi.advanceTimersByTime(60_000)
  expect(said()).toBe('Saved')
  toastStore.release()
  vi.advanceTimersByTime(2000)
  expect(said()).toBeUndefined()
})
