import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { photos } from '#tests/fixtures/photos.ts'
import { newPerson } from './begun-stay.ts'

interface Wire {
  Img: string
  images: string[]
  IsActive: number
}

/** Lena has begun to post a place of her own: it has a title and nothing else, unless it is complete. */
export async function newPost(baseURL = '', { isComplete = false, pictureCount = 0 } = {}) {
  const lender = await newPerson(baseURL, 'Lena')
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
  const read = () => lender.ask<Wire>('GET', `/api/rent/get/${id}`)
  return {
    id,
    title,
    lender,
    complete,
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
