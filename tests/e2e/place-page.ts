import type { Page } from '@playwright/test'
import { newLender } from './lenders.ts'
import { expect, test as base } from './test.ts'

export const coordinates = (page: Page) => page.getByLabel('Latitude, longitude')
export const save = (page: Page) => page.getByRole('button', { name: 'Save this location' })

export const map = (page: Page) =>
  page.getByRole('region', { name: 'Map on which the place is picked' })
export const marker = (page: Page) => page.getByRole('button', { name: /^Picked place/ })

export const isDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

export async function picked(page: Page): Promise<{ lat: number; lng: number }> {
  const [lat = NaN, lng = NaN] = (await coordinates(page).inputValue()).split(', ').map(Number)
  return { lat, lng }
}

type Lender = Awaited<ReturnType<typeof newLender>>

interface Place {
  lender: Lender
  id: number
  /** Opens the page on which it is placed. */
  open(query?: string): Promise<void>
  /** Saves it there. @returns the listing */
  saveHere(): ReturnType<Lender['read']>
  read(): ReturnType<Lender['read']>
}

/** With a new listing that its lender is about to place. */
export const test = base.extend<{ place: Place }>({
  place: async ({ page, context, baseURL }, provide) => {
    const lender = await newLender(baseURL)
    const id = await lender.lend()
    await lender.person.enter(context)
    const read = () => lender.read(id)
    await provide({
      lender,
      id,
      read,
      async open(query = '') {
        await page.goto(`/lend/location/${id}${query}`)
        await expect(page.getByRole('heading', { name: 'Edit Location' })).toBeVisible()
      },
      async saveHere() {
        // The words of an earlier save may still be there.
        const answered = page.waitForResponse(`**/api/rent/setlocation/${id}`)
        await save(page).click()
        await answered
        await expect(page.getByText('Saved location')).toBeVisible()
        return read()
      },
    })
  },
})
