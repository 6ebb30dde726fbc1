import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForReach, reachStore, reportReach, wasGone } from './reach.ts'

let isReady: boolean
beforeEach(() => {
  isReady = true
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ status: isReady ? 'ready' : 'stopping' }))
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

it('says that the server was gone where it was asked and did not answer, not of one request alone', async () => {
  const said: boolean[] = []
  const end = reachStore.subscribe(() => {
    if (reachStore.get() === 'online') said.push(wasGone())
  })
  reportReach(false)
  await askForReach()
  expect(said).toEqual([false])
  reportReach(false)
  isReady = false
  await askForReach()
  isReady = true
  await askForReach()
  expect(said).toEqual([false, true])
  end()
})
