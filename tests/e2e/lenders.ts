import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { photos } from '#tests/fixtures/photos.ts'
import { newPerson, type Person } from './person.ts'
import { expect } from './test.ts'

type Listing = Record<string, unknown> & {
  Id: number
  Img: string
  images: string[]
  IsActive: number
  UpdatedOn: string
}

/** Lena has begun to post a place of her own: it has a title and nothing else, unless it is complete. */
export async function newPost(baseURL = '', { isComplete = false, pictureCount = 0 } = {}) {
  return postOf(await newPerson(baseURL, 'Lena'), { isComplete, pictureCount })
}

/** The same of a lender who is there already. */
export async function postOf(lender: Person, { isComplete = false, pictureCount = 0 } = {}) {
  const title = `Quiet room ${randomUUID().slice(0, 8)}`
  const { Id: id } = await lender.ask<{ Id: number }>('POST', '/api/rent/create', { Title: title })
  const complete = async () => {
    const offer = { CurrencyId: 1, DailyPrice: 900 }
    await lender.ask('POST', `/api/rent/edit/${id}`, { Title: title, ...offer })
    // Far from the cities whose listings are counted.
    await lender.ask('POST', `/api/rent/setlocation/${id}`, { lat: 17.41, lng: 102.79 })
  }
  if (isComplete) await complete()
  if (pictureCount > 0) {
    await lender.upload(`/api/user/uploadimages/lend/${id}`, await photos(pictureCount, 60))
  }
  const read = () => lender.ask<Listing>('GET', `/api/rent/get/${id}`)
  return {
    id,
    title,
    lender,
    complete,
    activate: () => lender.ask('GET', `/api/rent/setactive/${id}/1`),
    read,
    /** What the server has, in its order. */
    pictures: async () => (await read()).images,
    async openPictures(context: BrowserContext, site = ''): Promise<Page> {
      await lender.enter(context)
      const page = await context.newPage()
      await page.goto(`${site}/lend/imgedit/${id}`)
      return page
    },
  }
}

/** Somebody who lends, without a listing yet. */
export async function newLender(baseURL = '') {
  const person = await newPerson(baseURL, 'Lena')
  const read = (id: number) => person.ask<Listing>('GET', `/api/rent/get/${id}`)
  return {
    person,
    read,
    own: () => person.ask<Listing[]>('GET', '/api/rent/getmine'),
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
