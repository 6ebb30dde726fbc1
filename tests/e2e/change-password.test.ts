import { request, type Locator, type Page } from '@playwright/test'
import { tryLimits } from '#contract/limits.ts'
import { expectAccessible } from './is-accessible.ts'
import { fact, openDialog, openOwnProfile, password } from './own-profile.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'
import { followRequests } from './when-quiet.ts'

const newPassword = 'a-better-password'

const opener = (page: Page) => page.getByRole('button', { name: 'Change Password' })
const openPasswords = (page: Page) => openDialog(page, 'Change Password')
const field = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true })

async function change(dialog: Locator, old: string, next = newPassword, again = next) {
  await field(dialog, 'Old password').fill(old)
  await field(dialog, 'New password').fill(next)
  await field(dialog, 'New password again').fill(again)
  await dialog.getByRole('button', { name: 'Change Password' }).click()
}

test('by keyboard alone a new password is chosen, which is the one to log in with; only this browser stays logged in', async ({
  page,
  baseURL,
  context,
}) => {
  const pageIsQuiet = followRequests(page)
  const { email, id } = await openOwnProfile(page, baseURL)
  const tab = await context.newPage()
  const tabIsQuiet = followRequests(tab)
  await tab.goto('/profile')
  const elsewhere = new Person(await request.newContext({ baseURL }))
  const whoIsElsewhere = () => elsewhere.ask('GET', '/api/user/isin')
  await whoIsElsewhere()
  await elsewhere.ask('POST', '/api/user/login', { email, password })

  await page.bringToFront()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(field(dialog, 'Old password')).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.keyboard.type(password)
  for (let again = 0; again < 2; again += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(newPassword)
  }
  // What is on its way under the session of before would be refused.
  await pageIsQuiet()
  await tabIsQuiet()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Changed successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  const profile = await openDialog(page, 'Edit Profile')
  await profile.getByLabel('Phone').fill('+66 1')
  await profile.getByRole('button', { name: 'Save changes' }).click()
  await expect(fact(page, 'Phone')).toHaveText('+66 1')
  await tab.bringToFront()
  await tab.getByRole('button', { name: 'Verify' }).click()
  await expect(tab.getByRole('button', { name: 'Email Sent' })).toBeVisible()
  expect(await whoIsElsewhere()).toBeNull()
  await elsewhere.ask('POST', '/api/user/login', { email, password: newPassword })
  expect(await whoIsElsewhere()).toMatchObject({ Id: id })
})

test.describe('the dialog', () => {
  test.use({ expectedComplaint: /status of 42[29]/ })

  test('helps a keeper of passwords, and says what is wrong where it is wrong', async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { email, choosePassword } = await openOwnProfile(page, baseURL)
    const dialog = await openPasswords(page)
    const old = field(dialog, 'Old password')

    await test.step('a keeper of passwords knows whose they are, and which is which', async () => {
      await expect(dialog.locator('input[autocomplete=username]')).toHaveValue(email)
      for (const [name, keeps] of [
        ['Old password', 'current-password'],
        ['New password', 'new-password'],
        ['New password again', 'new-password'],
      ] as const) {
        await expect(field(dialog, name)).toHaveAttribute('type', 'password')
        await expect(field(dialog, name)).toHaveAttribute('autocomplete', keeps)
      }
    })

    await test.step('what is wrong is said at its field, which gets the focus', async () => {
      for (const [oldOne, next, again, name, sentence] of [
        ['', newPassword, newPassword, 'Old password', 'Old password is required.'],
        [password, '', '', 'New password', 'New password is required.'],
        [
          password,
          'short12',
          'short12',
          'New password',
          'New password must be at least 8 characters long.',
        ],
        [password, newPassword, '', 'New password again', 'New password again is required.'],
        [
          password,
          newPassword,
          'another-password',
          'New password again',
          'password should be equal to password2',
        ],
      ] as const) {
        await change(dialog, oldOne, next, again)
        await expect(field(dialog, name)).toHaveAccessibleDescription(new RegExp(sentence))
        await expect(field(dialog, name)).toBeFocused()
      }
      await change(dialog, '', '', '')
      await expect(old).toBeFocused()
      await expect(dialog.getByText('Old password is required.')).toBeVisible()
      await expect(dialog.getByText('New password again is required.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a wrong old password is said at its field, and after too many tries somebody has to wait', async () => {
      await change(dialog, 'wrong')
      await expect(old).toHaveAccessibleDescription('Old password is incorrect.')
      await expect(old).toBeFocused()
      for (let tried = 1; tried < tryLimits['old-password'].atOnce; tried += 1) {
        await expect(choosePassword(newPassword, `wrong ${tried}`)).rejects.toThrow('incorrect')
      }
      await change(dialog, password)
      await expect(dialog.getByRole('alert')).toHaveText(
        /^Too many tries\. Please wait\. You can try again in \d+ (minutes?|seconds?)\.$/,
      )
      await expect(old).toHaveValue(password)
    })
  })
})

test.describe('an answer that is lost', () => {
  test.use({ expectedComplaint: /ERR_FAILED|status of 401/ })

  test('may have changed it, and the login says so', async ({ page, baseURL }) => {
    const { email, choosePassword } = await openOwnProfile(page, baseURL)
    await page.route('**/api/user/pwd/*', async (route) => {
      await choosePassword(newPassword)
      await route.abort()
    })
    const dialog = await openPasswords(page)
    await change(dialog, password)
    await expect(page.getByText('Your password may have been changed')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(newPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })
})
