import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachStore, reportReach } from './reach.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

it('tells also who listens anew while the others are told', () => {
  const told: string[] = []
  let endSecond = () => {}
  // As a page does that is drawn anew by what the first has heard.
  const endFirst = reachStore.subscribe(() => {
    told.push('first')
    endSecond()
    endSecond = reachStore.subscribe(() => told.push('second, anew'))
  })
  endSecond = reachStore.subscribe(() => told.push('second'))
  reportReach(false)
  expect(told).toEqual(['first', 'second, anew'])
  endFirst()
  endSecond()
})
