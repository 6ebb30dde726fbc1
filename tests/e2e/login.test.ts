import { randomUUID } from 'node:crypto'
import { request, type Page } from '@playwright/test'
import { tryLimits } from '#contract/limits.ts'
import { holdUp } from './hold-up.ts'
import { newPerson, Person } from './person.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { expect, test } from './test.ts'

async function tryToLogIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const loginInMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })

test('Login in the menu leads back to the page where it was pressed', async ({ page, baseURL }) => {
  const { email } = await newPerson(baseURL ?? '', 'Kim')
  await page.goto('/rentitem/7?from=map#prices')
  await loginInMenu(page).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await loginInMenu(page).click()
  await tryToLogIn(page, email, 'a-good-password')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL(/\/rentitem\/7\?from=map#prices$/)
})

test('a login in one tab leads on in the others that wait for one', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newPerson(baseURL ?? '', 'Kim')
  const beside = await context.newPage()
  await beside.goto('/chats')
  await expect(beside.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.goto('/login')
  await tryToLogIn(page, email, 'a-good-password')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(beside.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await beside.goto('/login')
  await expect(beside.getByRole('heading', { name: 'Profile' })).toBeVisible()
})

test.describe('slowly', () => {
  test('who leaves the page before the answer is logged in all the same', async ({
    page,
    baseURL,
  }) => {
    const { email } = await newPerson(baseURL ?? '', 'Kim')
    const release = await holdUp(page, '**/api/user/login')
    await page.goto('/login')
    await tryToLogIn(page, email, 'a-good-password')
    await page.getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
    release()
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(page).toHaveURL(/\/saved$/)
  })

  test('who was nobody when it was asked is logged in all the same', async ({ page, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '', 'Kim')
    const answer = closedGate()
    await page.route('**/api/user/isin', async (route) => {
      const response = await route.fetch()
      await answer.opened
      await route.fulfill({ response }).catch(() => undefined)
    })
    await page.goto('/login')
    await tryToLogIn(page, email, 'a-good-password')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    answer.open()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  })
})

test.describe('what is refused', () => {
  test.use({ expectedComplaint: /status of 4(01|29)/ })

  test('is said, and Login on the start page leads to the profile in the end', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { email } = await newPerson(baseURL ?? '', 'Kim')
    const emailField = page.getByLabel('Email')
    await page.goto('/')
    await loginInMenu(page).click()
    await expect(page).toHaveURL(/\/login$/)

    await test.step('what is wrong stands at its field before anything is sent', async () => {
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(emailField).toBeFocused()
      await expect(emailField).toHaveAccessibleDescription('Email is required.')
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required.')
      await tryToLogIn(page, 'nobody', 'guessed')
      await expect(emailField).toHaveAccessibleDescription('Email is invalid.')
      expect(asked).not.toContain('/api/user/login')
    })

    await test.step('who tries too often is told how long to wait', async () => {
      const nobody = `${randomUUID()}@example.com`
      const stranger = new Person(await request.newContext({ baseURL }))
      await stranger.ask('GET', '/api/user/isin')
      for (let tried = 0; tried < tryLimits['login-account'].atOnce; tried += 1) {
        const guess = { email: nobody, password: `guess ${tried}` }
        await expect(stranger.ask('POST', '/api/user/login', guess)).rejects.toThrow('incorrect')
      }
      await tryToLogIn(page, nobody, 'one more guess')
      await expect(page.getByRole('alert')).toHaveText(
        /^Too many tries\. Please wait\. You can try again in (2 minutes\.|1 minute\.|\d+ seconds?\.)$/,
      )
    })

    await test.step('a wrong password is said, and what was typed stays', async () => {
      await tryToLogIn(page, email, 'guessed')
      await expect(page.getByRole('alert')).toHaveText('Login or password is incorrect')
      await expect(emailField).toHaveValue(email)
    })

    await tryToLogIn(page, email, 'a-good-password')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })
})
