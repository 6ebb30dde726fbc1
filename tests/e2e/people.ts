import type { BrowserContext, Page } from '@playwright/test'
import { Person } from './person.ts'
import { expect } from './test.ts'

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  site = '',
): Promise<void> {
  await page.goto(`${site}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
}

/** Logs in to a browser without a page. */
export async function enterAs(
  { request }: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const person = new Person(request)
  await person.ask('GET', '/api/user/isin')
  await person.ask('POST', '/api/user/login', { email, password })
}

/** Logs out, until the page knows nobody any more. */
export async function logOut(page: Page, site = ''): Promise<void> {
  if (new URL(page.url()).pathname !== '/profile') await page.goto(`${site}/profile`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await isLoggedOut(page)
  // A gate would have remembered the page that was left.
  await expect(page).toHaveURL(/\/login$/)
}

/** What was private is gone with this change of the menu, not with the page before. */
export const isLoggedOut = (page: Page) =>
  expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
  ).toBeVisible()

/** Registers from the login page where a gate has led. */
export async function registerHere(
  page: Page,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await page.getByLabel('Password again').fill('a-good-password')
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration successfull')).toBeVisible()
}
