import type { Page } from '@playwright/test'
import { tryLimits } from '#contract/limits.ts'
import { holdUp } from './hold-up.ts'
import { expectAccessible } from './is-accessible.ts'
import { fact, openOwnProfile } from './own-profile.ts'
import { expect, test } from './test.ts'

const summary = (page: Page) => page.getByText('Emails about reservations')
const choice = (page: Page, name: string) => page.getByRole('switch', { name })
const asked = 'A request waits for your answer'
const declined = 'Your request is declined'

test('users choose by keyboard which mails they get, as fast as they like', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id, read } = await openOwnProfile(page, baseURL)
  await expect(summary(page)).toContainText('10 of 10 kinds are sent')
  await expect(choice(page, asked)).toBeHidden()
  await summary(page).press('Enter')
  await expect(choice(page, asked)).toBeChecked()
  await choice(page, asked).press('Space')
  await expect(choice(page, asked)).not.toBeChecked()
  await expect(choice(page, asked)).toBeFocused()
  await expect(summary(page)).toContainText('9 of 10 kinds are sent')
  await expect.poll(async () => (await read()).MailsOff).toEqual(['asked'])
  await test.step('the choices are accessible', () => expectAccessible(page))

  await page.reload()
  await expect(summary(page)).toContainText('9 of 10 kinds are sent')
  await summary(page).click()
  await expect(choice(page, asked)).not.toBeChecked()
  await choice(page, asked).press('Space')
  await expect.poll(async () => (await read()).MailsOff).toEqual([])

  await test.step('choices that come faster than the answers are all kept', async () => {
    const waiting: (() => void)[] = []
    await page.route(`**/api/user/update/${id}`, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.continue()
    })
    for (const name of [asked, declined]) {
      await choice(page, name).press('Space')
      await expect(choice(page, name)).not.toBeChecked()
    }
    await choice(page, asked).press('Space')
    await expect(choice(page, asked)).toBeChecked()
    await expect(choice(page, declined)).not.toBeChecked()
    for (let answered = 0; answered < 3; answered += 1) {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.shift()?.()
    }
    await expect.poll(async () => (await read()).MailsOff).toEqual(['declined'])
    await expect(choice(page, asked)).toBeChecked()
    await expect(choice(page, declined)).not.toBeChecked()
  })
})

test.describe('a choice', () => {
  test.use({ expectedComplaint: /status of 409|ERR_INTERNET_DISCONNECTED/ })

  test('that cannot be sent goes back, and never undoes what another device has changed', async ({
    page,
    baseURL,
    context,
  }) => {
    const { change, read } = await openOwnProfile(page, baseURL)
    await summary(page).click()
    await test.step('without a connection the page says why', async () => {
      await context.setOffline(true)
      await choice(page, asked).press('Space')
      await expect(page.getByText('You are offline. Nothing was sent')).toBeVisible()
      await expect(choice(page, asked)).toBeChecked()
      await context.setOffline(false)
    })
    await test.step('another device has changed the profile', async () => {
      await change({ MailsOff: ['missed'], Phone: '+66 1' })
      await choice(page, asked).press('Space')
      await expect(page.getByText('Your profile was changed meanwhile.')).toBeVisible()
      await expect(choice(page, asked)).toBeChecked()
      await expect(choice(page, 'A request expires without your answer')).not.toBeChecked()
      await choice(page, asked).press('Space')
      await expect.poll(async () => (await read()).MailsOff).toEqual(['asked', 'missed'])
      expect((await read()).Phone).toBe('+66 1')
    })
  })
})

test('a session that an earlier version has kept opens the profile', async ({ page, baseURL }) => {
  await openOwnProfile(page, baseURL)
  // Before the app begins, and after the page before has kept its own.
  await page.addInitScript(() => {
    const boot = JSON.parse(localStorage.getItem('boot') ?? '')
    delete boot.value.user.mailsOff
    localStorage.setItem('boot', JSON.stringify(boot))
  })
  const release = await holdUp(page, '**/api/user/isin')
  await page.reload()
  await expect(summary(page)).toContainText('10 of 10 kinds are sent')
  release()
})

test.describe('an address', () => {
  const verify = (page: Page, name: string) => page.getByRole('button', { name })

  test('is verified by a mail, and each step is said', async ({ page, baseURL }) => {
    const { email, verify: openLink } = await openOwnProfile(page, baseURL)
    const release = await holdUp(page, '**/api/user/verifyemail')
    await expect(fact(page, 'Email')).toHaveText(`${email}Verify`)
    await verify(page, 'Verify').press('Enter')
    await expect(fact(page, 'Email').getByRole('status')).toHaveText('Sending Email...')
    await expect(verify(page, 'Sending Email...')).toBeFocused()
    release()
    await expect(page.getByText('Verification email sent')).toBeVisible()
    await expect(fact(page, 'Email').getByRole('status')).toHaveText('Email Sent')
    await expect(verify(page, 'Email Sent')).toBeFocused()

    await openLink()
    await page.reload()
    await expect(fact(page, 'Email')).toHaveText(`${email}Verified`)
    await expect(verify(page, 'Verify')).toHaveCount(0)
  })

  test.describe('for which too many mails were asked', () => {
    test.use({ expectedComplaint: /status of 429/ })

    test('has to wait', async ({ page, baseURL }) => {
      const { askForMail } = await openOwnProfile(page, baseURL)
      for (let asked = 0; asked < tryLimits['verification-mail'].atOnce; asked += 1)
        await askForMail()
      await verify(page, 'Verify').click()
      await expect(fact(page, 'Email').getByRole('status')).toHaveText('Please Try Later')
    })
  })
})
