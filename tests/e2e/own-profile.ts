import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newPerson } from './person.ts'
import { expect } from './test.ts'

interface Profile {
  Email: string
  EmailVerified: number
  FirstName: string
  LastName: string
  Phone: string
  About: string
  date_of_birth: string | null
  PrefUICulture: string
  PrefCurrencyId: number
  MailsOff: string[]
}

export const password = 'a-good-password'

/** Kim is new, and looks at the own profile. */
export async function openOwnProfile(page: Page, baseURL = '') {
  const person = await newPerson(baseURL, 'Kim')
  const read = () => person.ask<Profile>('GET', '/api/user/isin')
  const askForMail = () => person.ask('GET', '/api/user/verifyemail')
  const { Email: email } = await read()
  await person.enter(page.context())
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  return {
    id: person.id,
    email,
    /** As the server has it. */
    read,
    /** As from another device. */
    change: (fields: object) =>
      person.ask('POST', `/api/user/update/${person.id}`, { Email: email, ...fields }),
    /** As by a request whose answer this browser never gets. */
    choosePassword: (next: string, old = password) =>
      person.ask('POST', `/api/user/pwd/${person.id}`, {
        Id: person.id,
        OldPassword: old,
        NewPassword: next,
        NewPasswordAgain: next,
      }),
    askForMail,
    async verify() {
      await askForMail()
      const token = await expectToken(page.request, email)
      await person.ask('POST', '/api/user/verify', { token })
    },
  }
}

/** What the link in the newest mail to this address carries. */
async function expectToken(request: APIRequestContext, email: string): Promise<string> {
  let token = ''
  await expect(async () => {
    const list = await (await request.get('/test/mail')).text()
    const line = list.split('\n').find((each) => each.includes(email))
    const [, path] = /href="([^"]*)"/.exec(line ?? '') ?? []
    const mail = await (await request.get(path ?? '/test/mail')).text()
    token = /verifyemail\?h=([\w-]{43})/.exec(mail)?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass()
  return token
}

export const openDialog = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** What opens the dialog in which the profile is changed. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })

export const edit = (page: Page) => openDialog(page, 'Edit Profile')

export const save = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Save changes' }).click()

/** What the profile says of something. */
export const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd')
