import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newStay } from './begun-stay.ts'
import { expectAccessible } from './is-accessible.ts'
import { keptOfMembers } from './kept-queries.ts'
import { newPerson } from './person.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

const password = 'a-good-password'
const exportPath = '/api/user/export'

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download your data' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' })
const passwordField = (page: Page) => question(page).getByLabel('Password')

/** What somebody was writing and has not sent, by its names on this device. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))

async function askToDelete(page: Page, typed: string) {
  if (!(await question(page).isVisible())) {
    await page.getByRole('button', { name: 'Delete your account' }).click()
  }
  await passwordField(page).fill(typed)
  await passwordField(page).press('Enter')
}

test.describe('a download that breaks off', () => {
  test.use({ expectedComplaint: /ERR_FAILED|status of 503/ })

  test('says so, says how far it is, and can be tried again', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await newPerson(baseURL ?? '', 'Rena')
    await person.enter(context)
    await page.goto('/profile')
    const answer = closedGate()
    await page.route(`**${exportPath}`, async (route) => {
      await answer.opened
      await route.abort()
    })
    await downloadButton(page).click()
    await expect(page.getByRole('progressbar', { name: 'Your data' })).toBeVisible()
    answer.open()
    const failure = page.getByRole('alert').filter({ hasText: 'could not be downloaded' })
    await expect(failure).toContainText('Your data could not be downloaded. Failed to fetch dat')
    await page.unroute(`**${exportPath}`)

    await page.route(`**${exportPath}`, (route) => route.fulfill(serverIsAway))
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toContainText('Please try again soon.')
    await page.unroute(`**${exportPath}`)
    const coming = page.waitForEvent('download')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await coming
    await expect(failure).toHaveCount(0)
  })
})

test.describe('somebody who leaves', () => {
  test.use({ expectedComplaint: /status of (401|409|422)|Please log in/ })

  test('downloads all that is kept of them, needs the password, and is told which stay keeps the account', async ({
    page,
    context,
    baseURL,
  }) => {
    const { renter, id, title } = await newStay(baseURL ?? '')
    await renter.ask('POST', `/api/user/update/${renter.id}`, {
      Email: renter.email,
      About: 'One line\nand another.',
    })
    await renter.enter(context)
    await page.goto('/profile')
    await test.step('a member downloads all that is kept of them and can read it', async () => {
      const coming = page.waitForEvent('download')
      await downloadButton(page).click()
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/^staylend-my-data-\d{4}-\d\d-\d\d\.json$/)
      await expect(page.getByText('Your data is downloaded')).toBeVisible()
      const data = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect(data.profile).toMatchObject({ id: renter.id, about: 'One line\nand another.' })
      expect(data.reservationsAsRenter).toMatchObject([{ id, title, otherFirstName: 'Lena' }])
      expect(data.messages).toHaveLength(1)
    })
    await askToDelete(page, '')
    await expect(question(page).locator('input[autocomplete=username]')).toHaveValue(renter.email)
    await expect(question(page)).toContainText('Password is required.')
    await expect(passwordField(page)).toBeFocused()
    await askToDelete(page, 'not this one')
    await expect(question(page)).toContainText('Password is incorrect.')
    await expect(passwordField(page)).toBeFocused()
    await page.keyboard.type('!')
    await expect(question(page)).not.toContainText('Password is incorrect.')
    await askToDelete(page, password)
    await expect(question(page).getByRole('alert')).toContainText(
      'This account cannot be deleted: a rental is not over yet.',
    )
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete your account' })).toBeFocused()

    await askToDelete(page, password)
    await question(page)
      .getByRole('link', { name: `Reservation of ${title}` })
      .click()
    await expect(page.getByRole('button', { name: 'Cancel reservation' })).toBeVisible()
  })

  test('is logged out everywhere and on this device unknown', async ({
    page,
    context,
    baseURL,
  }) => {
    const { renter, id, title } = await newStay(baseURL ?? '')
    await renter.ask('POST', `/api/reserve/edit/${id}`, { Status: 'cancelled' })
    const { Email } = await renter.ask<{ Email: string }>('GET', '/api/user/isin')
    await renter.enter(context)
    const beside = await context.newPage()
    await beside.goto('/chats')
    await beside.getByRole('link', { name: new RegExp(title) }).click()
    await beside.getByRole('textbox', { name: 'Message' }).fill('Not sent yet')
    await page.goto('/profile')
    expect(await drafts(page)).toHaveLength(1)
    await expect.poll(() => keptOfMembers(page)).toContainEqual(expect.stringContaining('["chats"'))
    const isTold = expect(page.getByText('Your account is deleted')).toBeVisible()
    await askToDelete(page, password)
    await isTold
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect.poll(() => keptOfMembers(page)).toEqual([])
    expect(await drafts(page)).toEqual([])
    await expect(beside.getByRole('heading', { name: 'Login' })).toBeVisible()

    await page.goto('/login')
    await page.getByLabel('Email').fill(Email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Login or password is incorrect')).toBeVisible()
  })
})

test('others see a former user, in stays and conversations, and cannot write to one', async ({
  page,
  context,
  baseURL,
}) => {
  const { renter, lender, id, title } = await newStay(baseURL ?? '')
  await renter.ask('POST', `/api/reserve/edit/${id}`, { Status: 'cancelled' })
  await renter.ask('POST', `/api/user/delete/${renter.id}`, { Password: password })
  await lender.enter(context)
  await page.goto(`/reserve/lview/${id}`)
  await expect(page.getByText('Cancelled by Former user')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('This account was deleted.')
  await expect(page.getByRole('link', { name: 'Former user' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(
    page.getByText('This account was deleted: nobody would read your message.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await page.goto('/profile')
  await page.getByRole('tab', { name: /^Incoming Reservations/ }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Former user')
  await page.goto('/chats')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('Former user')
})
