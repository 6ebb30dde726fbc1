import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const each of toastStore.get()) toastStore.close(each)
  vi.useRealTimers()
})

const said = () => toastStore.get().map(({ sentence }) => sentence)
const undo = { name: 'Undo', press: () => {} }

test('a toast closes after two seconds', () => {
  toast('Saved')
  vi.advanceTimersByTime(1999)
  expect(said()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('one that can be undone closes after eight', () => {
  toast('Removed', undo)
  vi.advanceTimersByTime(7999)
  expect(said()).toEqual(['Removed'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('a toast has its whole time after the one that it follows', () => {
  toast('Saved')
  vi.advanceTimersByTime(1500)
  toast('Saved again')
  vi.advanceTimersByTime(1999)
  expect(said()).toEqual(['Saved again'])
})

test('what can be undone has its whole time, whatever is said meanwhile', () => {
  toast('Removed', undo)
  vi.advanceTimersByTime(4000)
  toast('Saved')
  toast('Removed, too', undo)
  expect(said()).toEqual(['Removed', 'Removed, too'])
  vi.advanceTimersByTime(4000)
  expect(said()).toEqual(['Removed, too'])
  vi.advanceTimersByTime(4000)
  expect(said()).toEqual([])
})

test('while somebody is at it, it stays', () => {
  toast('Saved')
  const [saved] = toastStore.get()
  toastStore.hold(saved!)
  vi.advanceTimersByTime(60_000)
  expect(said()).toEqual(['Saved'])
  toastStore.release(saved!)
  vi.advanceTimersByTime(2000)
  expect(said()).toEqual([])
})
