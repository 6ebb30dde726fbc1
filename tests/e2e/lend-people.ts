import type { Browser, Page } from '@playwright/test'
import { newPerson } from './begun-stay.ts'
import { expect } from './test.ts'

type Wire = Record<string, unknown> & { Id: number; UpdatedOn: string }

/** Somebody who lends, without a listing yet. */
export async function newLender(baseURL = '') {
  const person = await newPerson(baseURL, 'Lena')
  const read = (id: number) => person.ask<Wire>('GET', `/api/rent/get/${id}`)
  return {
    person,
    read,
    own: () => person.ask<Wire[]>('GET', '/api/rent/getmine'),
    async lend(fields: object = {}): Promise<number> {
      const body = { Title: 'Loft by the sea', CurrencyId: 1, DailyPrice: 900, ...fields }
      return (await person.ask<{ Id: number }>('POST', '/api/rent/create', body)).Id
    },
    /** As from another device. */
    change: (id: number, fields: object) =>
      person.ask('POST', `/api/rent/edit/${id}`, {
        Title: 'Loft by the sea',
        CurrencyId: 1,
        DailyPrice: 900,
        ...fields,
      }),
    /** Far from the cities whose listings are counted. */
    place: (id: number) =>
      person.ask('POST', `/api/rent/setlocation/${id}`, { lat: 17.41, lng: 102.79 }),
    /** A page of a browser of their own, logged in. */
    async open(browser: Browser, path: string): Promise<Page> {
      const context = await browser.newContext()
      await person.enter(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
  }
}

export const titleField = (page: Page) => page.getByLabel('Title', { exact: true })

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Add the listing|Save changes)$/ })

/** The id in the address of the page that manages a listing. */
export async function managedId(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/review\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
