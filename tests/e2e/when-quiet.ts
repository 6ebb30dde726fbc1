import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

const restMs = 500

/** Follows what a page asks for. The stream of events stays open and does not count.
 *  @returns waits until the page has asked for nothing for half a second */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedMs = Date.now()
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    open.add(request)
    changedMs = Date.now()
  })
  const end = (request: Request) => {
    if (open.delete(request)) changedMs = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => expect.poll(() => open.size === 0 && Date.now() - changedMs > restMs).toBe(true)
}
