import type { BrowserContext, Page } from '@playwright/test'
import { newStay } from '../begun-stay.ts'
import { newConversation } from '../chat-people.ts'
import { keptQueries } from '../kept-queries.ts'
import { postOf } from '../lenders.ts'
import { expect } from '../test.ts'
import { withoutBackgroundSync } from '../without-background-sync.ts'
import { workerIsReady } from '../worker-is-ready.ts'
import { atTheDoor, forEveryone, ofGuest, ofLender, ofRenter, type Scene } from './scenes.ts'

/** A title that nothing breaks by itself. A card shows all of it: axe counts lines that are cut off as well. */
const oneWord = 'Sonnenuntergang'.repeat(4)

interface Visit {
  page: Page
  context: BrowserContext
  baseURL: string
}

/** Somebody who looks at pages, and what the browser may complain of meanwhile. */
export interface Audience {
  who: string
  expectedComplaint: RegExp | null
  /** Lets them in. @returns what they look at */
  enter(visit: Visit): Promise<Scene[]>
}

export const audiences: Audience[] = [
  {
    who: 'a visitor',
    // Two of the pages are not there.
    expectedComplaint: /status of 404/,
    enter: async () => forEveryone,
  },
  { who: 'somebody who wants to get in', expectedComplaint: null, enter: async () => atTheDoor },
  {
    who: 'a renter',
    expectedComplaint: null,
    async enter({ context, baseURL }) {
      const talk = await newConversation(baseURL, { title: oneWord })
      await talk.renterWrites('Is it quiet?')
      await talk.renter.enter(context)
      return ofRenter(talk)
    },
  },
  {
    who: 'a guest',
    expectedComplaint: null,
    async enter({ context, baseURL }) {
      const stay = await newStay(baseURL)
      await stay.renter.enter(context)
      return ofGuest(stay)
    },
  },
  {
    who: 'a lender',
    expectedComplaint: null,
    async enter({ context, baseURL }) {
      const talk = await newConversation(baseURL)
      await talk.renterWrites('Is it quiet?')
      const post = await postOf(talk.lender, { pictureCount: 2 })
      await talk.lender.enter(context)
      return ofLender({ ...talk, postId: post.id })
    },
  },
  {
    who: 'somebody whose server fails',
    expectedComplaint: /status of 500|NetworkError/,
    async enter({ context }) {
      await context.route('**/api/{rent,user,reserve}/**', (route) => {
        const isSession = route.request().url().includes('/isin')
        return isSession ? route.continue() : route.fulfill({ status: 500 })
      })
      // Otherwise the page asks anew while it is looked at.
      await context.route('**/readyz', (route) => route.fulfill({ status: 500 }))
      return ['/rent?lat=13.7563&lng=100.5018&zoom=14', '/user/2'].map((path) => ({ path }))
    },
  },
  {
    who: 'a member without a connection',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
    async enter({ page, context, baseURL }) {
      const talk = await newConversation(baseURL)
      await talk.renter.enter(context)
      await withoutBackgroundSync(context)
      await page.goto(talk.renterPath)
      await workerIsReady(page)
      await expect.poll(() => keptQueries(page)).toContain(`["chats","about",${talk.listingId}]`)
      await context.setOffline(true)
      await page.getByRole('textbox').fill('Is it quiet?')
      await page.locator('form').getByRole('button').click()
      await expect(page.getByRole('textbox')).toHaveValue('')
      return [talk.renterPath, '/unsent', '/chats', '/user/2'].map((path) => ({ path }))
    },
  },
]
