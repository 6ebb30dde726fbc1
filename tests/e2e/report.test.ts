import type { BrowserContext, Page } from '@playwright/test'
import { newStay } from './begun-stay.ts'
import { keptQueries } from './kept-queries.ts'
import { expect, test } from './test.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report this conversation' })
const reason = (page: Page, name: string) => dialog(page).getByRole('radio', { name })
/** A radio lies below its card, which takes the press. */
const choose = (page: Page, name: string) =>
  dialog(page).locator('label').filter({ hasText: name }).click()
const note = (page: Page) => dialog(page).getByRole('textbox')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send report' })
const thanks = (page: Page) => page.getByText('Thank you. The report is with us.')

/** The renter's conversation with Lena, at its last tab. */
async function openPeer(page: Page, listingId: number): Promise<void> {
  await page.goto(`/newchat/${listingId}`)
  await page.getByRole('tab', { name: 'Poster' }).click()
}

const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Report this conversation' }).click()

/** The plain texts of the mails that the operator got about a listing. */
async function operatorMails({ request }: BrowserContext, title: string): Promise<string[]> {
  const list = await (await request.get('/test/mail')).text()
  const links = list.matchAll(/<a href="([^"]*)">Report of a conversation about ([^<]*)</g)
  const paths = [...links].flatMap(([, path = '', about]) => (about === title ? [path] : []))
  return Promise.all(paths.map(async (path) => (await request.get(path)).text()))
}

test('a renter reports a conversation, and the operator reads it', async ({
  baseURL,
  page,
  context,
}) => {
  const stay = await newStay(baseURL!)
  await stay.renter.enter(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('before there is a conversation there is nothing to report', async () => {
    const other = await newStay(baseURL!)
    await openPeer(page, other.listingId)
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Report this conversation' })).toHaveCount(0)
  })
  await openPeer(page, stay.listingId)
  await openDialog(page)
  await send(page).click()
  await expect(dialog(page).getByText('Please choose what is wrong.')).toBeVisible()
  await choose(page, 'Something else')
  await expect(dialog(page).getByText('Please say what is wrong.')).toBeVisible()
  await note(page).fill('The place does not exist.')
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => operatorMails(context, stay.title)).toHaveLength(1)
  const [mail] = await operatorMails(context, stay.title)
  expect(mail).toContain('&gt; The place does not exist.')
  expect(mail).toContain(`Rena (user ${stay.renter.id}) has reported`)

  // What was sent is not there to be sent again.
  await openDialog(page)
  await expect(note(page)).toHaveValue('')
  await expect(reason(page, 'Something else')).not.toBeChecked()
})

test('a lender reports by keyboard alone', async ({ baseURL, page, context }) => {
  const stay = await newStay(baseURL!)
  await stay.lender.enter(context)
  const [entry] = await stay.lender.ask<{ chat: { Id: number } }[]>('GET', '/api/chat/getmine')
  await page.goto(`/hostchat/${entry?.chat.Id}`)
  await page.getByRole('tab', { name: 'Peer User' }).click()
  await page.getByRole('button', { name: 'Report this conversation' }).press('Enter')
  await send(page).press('Enter')
  await expect(page.getByText('Please choose what is wrong.')).toBeVisible()
  await expect(reason(page, 'Spam')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(reason(page, 'Fraud')).toBeChecked()
  await send(page).press('Enter')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this conversation' })).toBeFocused()
  await expect
    .poll(() => operatorMails(context, stay.title))
    .toEqual([expect.stringContaining('Reason: Fraud')])
})

test('what was typed outlives the dialog and a reload', async ({ baseURL, page, context }) => {
  const stay = await newStay(baseURL!)
  await stay.renter.enter(context)
  await openPeer(page, stay.listingId)
  await openDialog(page)
  await choose(page, 'Fraud')
  await note(page).fill('Wants the money')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('tab', { name: 'Poster' }).click()
  await openDialog(page)
  await expect(note(page)).toHaveValue('Wants the money')
  await expect(reason(page, 'Fraud')).toBeChecked()
  await note(page).fill('x'.repeat(990))
  await expect(dialog(page).getByText('10 characters left').first()).toBeVisible()
})

test.describe('a report that is refused', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('says why, stays in the dialog and is sent from there', async ({
    baseURL,
    page,
    context,
  }) => {
    await withoutBackgroundSync(context)
    const stay = await newStay(baseURL!)
    await stay.renter.enter(context)
    await openPeer(page, stay.listingId)
    await context.route('**/api/chat/report/*', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, message: 'Not now.', errorCode: 12, resObj: null },
      }),
    )
    await openDialog(page)
    await choose(page, 'Spam')
    await note(page).fill('Every day.')
    await send(page).click()
    await expect(dialog(page).getByText('Not now.')).toBeVisible()
    await expect(note(page)).toHaveValue('Every day.')
    await expect(page.getByRole('link', { name: 'not sent' })).toHaveCount(0)

    await context.unroute('**/api/chat/report/*')
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect.poll(() => operatorMails(context, stay.title)).toHaveLength(1)
  })
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  test('a report thanks who waits in the dialog, or waits among what is not sent, and is sent once', async ({
    baseURL,
    page,
    context,
  }) => {
    const stay = await newStay(baseURL!)
    await stay.renter.enter(context)
    await openPeer(page, stay.listingId)
    await workerIsReady(page)
    await expect.poll(() => keptQueries(page)).toContain(`["chats","about",${stay.listingId}]`)
    const aboutShouting = (mail: string) => mail.includes('&gt; Shouts at me.')
    const isWaiting = dialog(page).getByText('It will be sent when there is a connection.')
    await test.step('who waits in the dialog is thanked when the connection is back', async () => {
      await context.setOffline(true)
      await openDialog(page)
      await choose(page, 'Spam')
      await send(page).click()
      await expect(isWaiting).toBeVisible()
      await context.setOffline(false)
      await expect(thanks(page)).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => operatorMails(context, stay.title)).toHaveLength(1)
    })

    await context.setOffline(true)
    await openDialog(page)
    await choose(page, 'Insults or threats')
    await note(page).fill('Shouts at me.')
    await send(page).click()
    await expect(isWaiting).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)

    await page.getByRole('link', { name: '1 not sent' }).click()
    const line = page.getByRole('main').getByRole('listitem')
    await expect(line).toContainText('Report of a conversation')
    await expect(line).toContainText(stay.title)
    await expect(line).toContainText('Shouts at me.')
    await page.reload()
    await expect(line).toContainText('Sent once there is a connection')

    await context.setOffline(false)
    await expect(page.getByText('Everything is sent.')).toBeVisible()
    await expect
      .poll(async () => (await operatorMails(context, stay.title)).map(aboutShouting).toSorted())
      .toEqual([false, true])
  })
})
