import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollTimeMs } from '#contract/limits.ts'
import { openStream } from './open-stream.ts'

/** A stream as the browser has it. */
class Source extends EventTarget {
  static CLOSED = 2
  readyState = 1
  constructor() {
    super()
    sources.push(this)
  }
  close() {
    this.readyState = Source.CLOSED
  }
  say(type: string) {
    this.dispatchEvent(new MessageEvent(type, { data: '{}' }))
  }
  /** The browser opens it again by itself. */
  breakOff() {
    this.readyState = 0
    this.say('error')
  }
  refuse() {
    this.readyState = Source.CLOSED
    this.say('error')
  }
}

let sources: Source[]
let said: unknown[]
let close: () => void
const last = () => sources.at(-1)!
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  sources = []
  said = []
  close = openStream((one) => said.push(one))
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How long it takes until there is another one. */
async function restMs(): Promise<number> {
  const count = sources.length
  const beganMs = Date.now()
  while (sources.length === count) await vi.advanceTimersByTimeAsync(500)
  return Date.now() - beganMs
}

test('one that ends before it has said anything is opened less and less often', async () => {
  const rests: number[] = []
  for (let count = 0; count < 6; count += 1) {
    last().say('open')
    last().breakOff()
    expect(last().readyState).toBe(Source.CLOSED)
    rests.push(await restMs())
  }
  expect(rests).toEqual([2000, 4000, 8000, 16_000, pollTimeMs, pollTimeMs])

  last().say('open')
  last().say('beat')
  last().breakOff()
  last().say('open')
  last().breakOff()
  expect(await restMs()).toBe(2000)
})

test('one that has said something is left to the browser, and so is one that never opened', async () => {
  last().breakOff()
  last().say('open')
  last().say('chat')
  last().breakOff()
  await vi.advanceTimersByTimeAsync(pollTimeMs)
  expect(sources).toHaveLength(1)
  expect(said).toEqual(['missed', { change: { about: 'chat' } }])
})

test('one that is refused is opened again after ten seconds, until it is closed', async () => {
  last().refuse()
  expect(await restMs()).toBe(10_000)
  last().refuse()
  close()
  await vi.advanceTimersByTimeAsync(pollTimeMs)
  expect(sources).toHaveLength(2)
})
