import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext, type BrowserContext } from '@playwright/test'

const hourMs = 3_600_000

/** A new user who talks to the server without a page; a browser can be theirs too. */
export class Person {
  readonly #context: APIRequestContext
  id = 0

  constructor(context: APIRequestContext) {
    this.#context = context
  }

  /** @returns the envelope's `resObj`. @throws when the server refuses */
  async ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    return this.#fetch<Answer>(path, { method, ...(body && { data: body }) })
  }

  /** Uploads files as a form does. */
  async upload(path: string, files: readonly Blob[]): Promise<void> {
    const multipart = new FormData()
    files.forEach((file, at) => multipart.append(`p${at}`, file, `p${at}.jpg`))
    await this.#fetch(path, { method: 'POST', multipart })
  }

  async #fetch<Answer>(path: string, options: object): Promise<Answer> {
    const { cookies } = await this.#context.storageState()
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const response = await this.#context.fetch(path, {
      headers: { 'x-csrftoken': token },
      ...options,
    })
    const { success, message, resObj } = await response.json()
    if (!success) throw new Error(`${path}: ${message}`)
    return resObj as Answer
  }

  /** Logs the user in to a browser as well. */
  async enter(browser: BrowserContext): Promise<void> {
    const { cookies } = await this.#context.storageState()
    await browser.addCookies(cookies)
  }
}

/** Registers somebody without a page. */
export async function newPerson(baseURL: string, firstName: string): Promise<Person> {
  const person = new Person(await request.newContext({ baseURL }))
  await person.ask('GET', '/api/user/isin')
  const email = `${randomUUID()}@example.com`
  const { user } = await person.ask<{ user: { Id: number } }>('POST', '/api/user/create', {
    email,
    password: 'a-good-password',
    firstName,
  })
  person.id = user.Id
  return person
}

/** Rena has reserved Lena's place for the two hours from the hour that has begun, or from one after it; or has
 *  asked for it. */
export async function newStay(baseURL: string, { startsInHours = 0, needsApproval = false } = {}) {
  const lender = await newPerson(baseURL, 'Lena')
  const renter = await newPerson(baseURL, 'Rena')
  const offer = {
    CurrencyId: 1,
    IsHourlyOk: 1,
    HourlyPrice: 90,
    IsHourlyApproval: needsApproval ? 1 : 0,
    IsDailyOk: 0,
    IsWeeklyOk: 0,
    IsMonthlyOk: 0,
  }
  const title = `Room by the hour ${randomUUID().slice(0, 8)}`
  const { Id: listingId } = await lender.ask<{ Id: number }>('POST', '/api/rent/create', {
    Title: title,
    ...offer,
  })
  // Far from the cities whose listings are counted.
  await lender.ask('POST', `/api/rent/setlocation/${listingId}`, { lat: 17.41, lng: 102.79 })
  await lender.ask('GET', `/api/rent/setactive/${listingId}/1`)
  const from = Math.floor(Date.now() / hourMs + startsInHours) * hourMs
  const instant = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
  const { Id: id } = await renter.ask<{ Id: number }>('POST', '/api/reserve/create', {
    RentId: listingId,
    DTFROM: instant(from),
    DTTO: instant(from + 2 * hourMs),
    RentalPeriodId: 0,
    PeriodPrice: 90,
    CurrencyId: 1,
  })
  const changePrice = (HourlyPrice: number) =>
    lender.ask('POST', `/api/rent/edit/${listingId}`, { Title: title, ...offer, HourlyPrice })
  return { id, listingId, title, lender, renter, changePrice }
}
