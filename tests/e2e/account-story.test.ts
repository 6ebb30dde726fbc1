import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openMailedSite } from './mailed-site.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'

test('an account from its first day: registered, verified by mail, lost and found again', async ({
  page,
}) => {
  const site = await openMailedSite()
  const email = `${randomUUID()}@example.com`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const main = page.getByRole('main')

  await test.step('Kim registers', async () => {
    await page.goto(`${site.url}/profile`)
    await main.getByRole('link', { name: 'Register' }).click()
    await field('Email').fill(email)
    await field('Password').fill('the-first-password')
    await field('Password again').fill('the-first-password')
    await field('First name').fill('Kim')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Registration successfull')).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
  })

  await test.step('and verifies the address by the mail', async () => {
    await askForVerification(page)
    await page.goto(await site.nextLink(email, 'verifyemail'))
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'Profile' }).click()
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('and logs out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  await test.step('and has forgotten the password, and chooses another one by the mail', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await field('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(/^If your email is in the system/)).toBeVisible()
    await page.goto(await site.nextLink(email, 'resetpassword'))
    await field('Password').fill('the-second-password')
    await field('Password again').fill('the-second-password')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
  })

  await test.step('and logs in with it', async () => {
    await logIn(page, { email, password: 'the-second-password' }, site.url)
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  })

  await page.close()
  await site.close()
})

async function askForVerification(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const { origin } = new URL(page.url())
  const answer = await page.request.get(`${origin}/api/user/verifyemail`, {
    headers: { 'x-csrftoken': token },
  })
  expect(await answer.json()).toMatchObject({ message: 'Verification email sent' })
}
