import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './is-accessible.ts'
import { choose as chooseLanguage } from './language-menu.ts'
import { openMailedSite, type MailedSite } from './mailed-site.ts'
import { logIn } from './people.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'
import { followRequests } from './when-quiet.ts'

const password = 'a-better-password'
const confirmation =
  'If your email is in the system, we will email you the password reset link shortly. Please access the link from the same device and the same IP address that you are using now.'
const badLink =
  'This link does not work. It is good once, for an hour, on the device and from the IP address that asked for it. Please ask for a new one.'

let site: MailedSite
let email: string
test.beforeAll(async () => {
  site = await openMailedSite()
})
test.afterAll(() => site.close())
test.beforeEach(async () => {
  email = (await newPerson(site.url, 'Kim')).email
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const change = (page: Page) => page.getByRole('button', { name: 'Change the password' })

/** Asks for the mail. @returns the address of its link */
async function askForLink(page: Page, path = '/resetpassword'): Promise<string> {
  await page.goto(site.url + path)
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible()
  return site.nextLink(email, 'resetpassword')
}

async function choose(page: Page, link: string) {
  await page.goto(link)
  await sendNew(page)
}

async function sendNew(page: Page) {
  await field(page, 'Password').fill(password)
  await field(page, 'Password again').fill(password)
  await change(page).click()
}

test('who has forgotten the password chooses another one by the mailed link', async ({ page }) => {
  await page.goto(`${site.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const ask = page.getByRole('button', { name: 'Send the link' })
  await ask.click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required.')
  await field(page, 'Email').fill('kim@')
  await ask.click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is invalid.')
  await field(page, 'Email').fill(email)
  await ask.click()
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible()
  await expect(field(page, 'Email')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText(confirmation)

  await page.goto(await site.nextLink(email, 'resetpassword'))
  await change(page).click()
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required.')
  await expect(field(page, 'Password again')).toHaveAccessibleDescription(
    'Password again is required.',
  )
  await expectAccessible(page)
  await field(page, 'Password').fill('short')
  await field(page, 'Password again').fill('short')
  await change(page).click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters long.',
  )
  await field(page, 'Password').fill(password)
  await change(page).click()
  await expect(field(page, 'Password again')).toHaveAccessibleDescription(
    'password should be equal to password2',
  )
  await field(page, 'Password again').fill(password)
  await change(page).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${site.url}/login`)
  await logIn(page, { email, password }, site.url)
})

test('who is still logged in here is so no more', async ({ page }) => {
  const pageIsQuiet = followRequests(page)
  await logIn(page, { email, password: 'a-good-password' }, site.url)
  await page.goto(await askForLink(page))
  // What is on its way under the session of before would be refused.
  await pageIsQuiet()
  await sendNew(page)
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden()
})

test('the token of the link stays nowhere: not in the address, its history or the storage, and with no request', async ({
  page,
}) => {
  const link = await askForLink(page)
  const [, token = ''] = link.split('?h=')
  const told: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    told.push(referer, request.isNavigationRequest() ? '' : request.url())
  })
  await page.goto(link)
  await expect(field(page, 'Password')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/resetpassword`)
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
  const kept = () =>
    page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]))
  expect(await kept()).not.toContain(token)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/resetpassword`)
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  expect(await kept()).not.toContain(token)
  expect(told.filter((each) => each.includes(token))).toEqual([])
})

test('neither another language nor a way to a part of the page loses the link or what is said', async ({
  page,
}) => {
  const toThaiAndBack = async () => {
    await chooseLanguage(page, 'English', 'ไทย')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
    await chooseLanguage(page, 'ไทย', 'English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  }
  const link = await askForLink(page)
  await toThaiAndBack()
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(change(page)).toBeVisible()
  await chooseLanguage(page, 'English', 'ไทย')
  await expect(page.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible()
  await chooseLanguage(page, 'ไทย', 'English')
  await expect(change(page)).toBeVisible()
  await choose(page, `${site.url}/resetpassword#content`)
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await toThaiAndBack()
  await expect(page.getByText('From now on you log in with the new password.')).toBeVisible()
})

test.describe('a link that is not good', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('is of another device, or was used before, says so, and another one can be asked for', async ({
    page,
    browser,
  }) => {
    const link = await askForLink(page, '/resetpwd')
    const stranger = await newPage(browser)
    await choose(stranger, link)
    await expect(stranger.getByRole('alert')).toHaveText(badLink)
    await stranger.context().close()
    await choose(page, link.replace('resetpassword', 'resetpwd'))
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await choose(page, link)
    await expect(page.getByRole('alert')).toHaveText(badLink)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await expect(page.locator(':focus')).toHaveText(/^Enter the email of your account\./)
    await field(page, 'Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(confirmation, { exact: true })).toBeVisible()
  })
})

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()
