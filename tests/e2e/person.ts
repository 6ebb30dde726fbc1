import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext, type BrowserContext } from '@playwright/test'

/** A new user who talks to the server without a page; a browser can be theirs too. */
export class Person {
  readonly #context: APIRequestContext
  id = 0
  email = ''

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
  person.email = email
  return person
}
