import type { Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { holdUp } from './hold-up.ts'
import { openOwnProfile } from './own-profile.ts'
import { isLoggedOut, logIn, logOut, registerHere } from './people.ts'
import {
  deliverPush,
  isSubscribed,
  permissionsAsked,
  push,
  shownNotifications,
  toldNext,
  withPushService,
} from './push-browser.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

const lender = accountOf('lender')
const renter = accountOf('renter')

const hint = (page: Page) => page.getByText('Get told of the answer, even when Staylend is closed?')
const device = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' })
const texts = (page: Page) =>
  page.getByRole('switch', { name: 'Show the text of messages on the lock screen' })

/** Until what the server was told is noted, and not the press alone. */
async function switchOn(page: Page) {
  const told = toldNext(page, 'subscribe')
  await device(page).press('Space')
  const said = await told
  await expect(texts(page)).toBeVisible()
  return said
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
}

/** Somebody new, in their second visit, in a conversation that has not begun. */
async function secondVisit(page: Page, firstName: string): Promise<Page> {
  await page.goto('/newchat/2')
  await registerHere(page, { email: `${crypto.randomUUID()}@example.com`, firstName })
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await write(page, 'Is it free?')
  await expect(hint(page)).toBeHidden()
  expect(await permissionsAsked(page)).toBe(0)
  const next = await page.context().newPage()
  await next.goto('/newchat/3')
  await expect(next.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(hint(next)).toBeHidden()
  return next
}

test.beforeEach(({ context }) => withPushService(context))

test('who has written is asked in the second visit, and after “Not now” never again', async ({
  page,
}) => {
  const next = await secondVisit(page, 'Nora')
  await write(next, 'Is it free?')
  await expect(hint(next)).toBeVisible()
  await next.getByRole('button', { name: 'Not now' }).click()
  await expect(hint(next)).toBeHidden()
  await next.goto('/newchat/2')
  await expect(next.getByText('Is it free?')).toBeVisible()
  await expect(hint(next)).toBeHidden()
  expect(await permissionsAsked(next)).toBe(0)
})

test('who wants to be told is asked by the browser, and the server hears of the device', async ({
  page,
}) => {
  const next = await secondVisit(page, 'Tom')
  await write(next, 'Is it free?')
  await workerIsReady(next)
  expect(await permissionsAsked(next)).toBe(0)
  const told = toldNext(next, 'subscribe')
  await next.getByRole('button', { name: 'Turn on notifications' }).click()
  expect(await told).toMatchObject({ success: true, IsTextShown: 1 })
  await expect(hint(next)).toBeHidden()
  expect(await permissionsAsked(next)).toBe(1)
  await next.goto('/profile')
  await expect(device(next)).toBeChecked()
})

test('in the profile notifications are switched on and off, and their text is hidden, in all tabs', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnProfile(page, baseURL)
  await workerIsReady(page)
  await expect(device(page)).not.toBeChecked()
  await expect(texts(page)).toBeHidden()

  await test.step('the switch keeps the focus while the server is told', async () => {
    const release = await holdUp(page, '**/api/push/subscribe')
    const on = toldNext(page, 'subscribe')
    await device(page).press('Space')
    await expect(device(page)).toHaveAttribute('aria-readonly', 'true')
    await expect(device(page)).toBeFocused()
    await device(page).press('Space')
    await expect(device(page)).toBeChecked()
    release()
    expect(await on).toMatchObject({ success: true, IsTextShown: 1 })
    await expect(device(page)).not.toHaveAttribute('aria-readonly')
    await expect(device(page)).toBeChecked()
    await expect(device(page)).toBeFocused()
  })

  const hidden = toldNext(page, 'subscribe')
  await texts(page).press('Space')
  expect(await hidden).toMatchObject({ success: true, IsTextShown: 0 })
  // What is still being told is not kept yet.
  await expect(texts(page)).not.toHaveAttribute('aria-readonly')
  await page.reload()
  await expect(device(page)).toBeChecked()
  await expect(texts(page)).not.toBeChecked()

  const off = toldNext(page, 'unsubscribe')
  await device(page).press('Space')
  expect(await off).toMatchObject({ success: true })
  await expect(device(page)).not.toBeChecked()
  await expect(texts(page)).toBeHidden()
  await page.reload()
  await expect(device(page)).not.toBeChecked()

  await test.step('what one tab changes is seen in the others', async () => {
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(device(other)).not.toBeChecked()

    await device(page).press('Space')
    await expect(device(other)).toBeChecked()
    // What was hidden before stays so.
    await expect(texts(other)).not.toBeChecked()
    await expect(texts(page)).not.toHaveAttribute('aria-readonly')
    await texts(page).press('Space')
    await expect(texts(other)).toBeChecked()
    await expect(device(page)).not.toHaveAttribute('aria-readonly')
    await device(page).press('Space')
    await expect(device(other)).not.toBeChecked()
    await expect(texts(other)).toBeHidden()
  })
})

test('who blocks notifications and allows them again is told again at once', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnProfile(page, baseURL)
  await workerIsReady(page)
  await switchOn(page)
  // As a browser does that is told to block them.
  await context.clearPermissions()
  await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
  })
  const told = toldNext(page, 'subscribe')
  await context.grantPermissions(['notifications'])
  expect(await told).toMatchObject({ success: true, IsTextShown: 1 })
  await expect(device(page)).toBeChecked()
  expect(await isSubscribed(page)).toBe(true)
})

test('after another login the server is told anew, for who is logged in now, and nobody finds what the other one was told', async ({
  page,
}) => {
  await logIn(page, renter)
  await workerIsReady(page)
  const { userId } = await switchOn(page)
  await deliverPush(page, JSON.stringify(push))
  await expect.poll(() => shownNotifications(page)).toHaveLength(1)

  await logOut(page)
  await expect.poll(() => shownNotifications(page)).toHaveLength(0)
  const again = toldNext(page, 'subscribe')
  await logIn(page, renter)
  expect(await again).toMatchObject({ success: true, userId })

  await logOut(page)
  const others = toldNext(page, 'subscribe')
  await logIn(page, lender)
  const { success, userId: otherId } = await others
  expect(success).toBe(true)
  expect(otherId).not.toBe(userId)

  await test.step('what is switched off while the server is told anew stays off', async () => {
    await logOut(page)
    const goOn = await holdUp(page, '**/api/push/subscribe')
    const asked = page.waitForRequest('**/api/push/subscribe')
    const told = toldNext(page, 'subscribe')
    const off = toldNext(page, 'unsubscribe')
    await logIn(page, lender)
    await asked
    await device(page).press('Space')
    await expect(device(page)).not.toBeChecked()
    goOn()
    await told
    await off
    await expect.poll(() => isSubscribed(page)).toBe(false)
    await page.reload()
    await expect(device(page)).not.toBeChecked()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('a device is told of nothing after a logout, of which the server does not know', async ({
    page,
    context,
    baseURL,
  }) => {
    await openOwnProfile(page, baseURL)
    await workerIsReady(page)
    await switchOn(page)
    await expect(device(page)).toBeChecked()
    expect(await isSubscribed(page)).toBe(true)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Logout' }).click()
    await isLoggedOut(page)
    await expect.poll(() => isSubscribed(page)).toBe(false)
  })
})

test('who has blocked notifications reads how to allow them', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openOwnProfile(page, baseURL)
  await expect(page.getByText('Notifications are blocked in this browser.')).toBeVisible()
  await expect(device(page)).toHaveAttribute('aria-readonly', 'true')
})
