import type { BrowserContext, Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { isLoggedOut, logIn } from './people.ts'
import { expect, test } from './test.ts'
import { keptQueries } from './kept-queries.ts'
import { serverIsAway } from './server-is-away.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 40[149]|status of 503|NetworkError/,
  permissions: ['background-sync'],
})

const lender = accountOf('lender')
const renter = accountOf('renter')

/** The first conversations of the logged-in lender, as the server has them. */
async function hostChatIds(context: BrowserContext, count: number): Promise<number[]> {
  const session = await (await context.request.get('/api/user/isin')).json()
  const inbox = await (await context.request.get('/api/chat/getmine')).json()
  const asHost = inbox.resObj.filter(
    ({ chat }: { chat: { UserIdHost: number } }) => chat.UserIdHost === session.resObj.Id,
  )
  return asHost.slice(0, count).map(({ chat }: { chat: { Id: number } }) => chat.Id)
}

/** What the server has of these texts in a conversation, in its order. */
async function sentTexts(context: BrowserContext, chatId: number, texts: string[]) {
  const answer = await context.request.get(`/api/chat/get_by_id/${chatId}`)
  const messages: { Msg: string }[] = (await answer.json()).resObj.messages
  return messages.map(({ Msg }) => Msg).filter((text) => texts.includes(text))
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect(page.getByText(text)).toBeVisible()
}

const unsent = (page: Page) => page.getByRole('list', { name: 'Not sent yet' })

/** Opens each conversation once, until it can be read without a connection. */
async function readChats(page: Page, chatIds: number[]): Promise<void> {
  for (const id of chatIds) {
    await page.goto(`/hostchat/${id}`)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect.poll(() => keptQueries(page)).toContain(`["chats",${id}]`)
  }
  await workerIsReady(page)
}

/** A text that no other run of this test has written. */
const text = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

/** Writes two answers in one conversation and one in each of two others, without a connection. */
async function answerOffline(page: Page, context: BrowserContext) {
  await logIn(page, lender)
  const [first = 0, second = 0, third = 0] = await hostChatIds(context, 3)
  await readChats(page, [first, second, third])
  await context.setOffline(true)
  const answers = new Map([
    [first, [text('Yes, it is free.'), text('Come whenever you like.')]],
    [second, [text('The key is at the desk.')]],
    [third, [text('I am sorry, not that week.')]],
  ])
  for (const [id, texts] of answers) {
    await page.goto(`/hostchat/${id}`)
    for (const each of texts) await write(page, each)
    await expect(unsent(page).getByText('Sent once there is a connection').first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: '4 not sent' })).toBeVisible()
  return answers
}

async function expectSent(context: BrowserContext, answers: Map<number, string[]>): Promise<void> {
  for (const [id, texts] of answers) {
    await expect.poll(() => sentTexts(context, id, texts), { timeout: 45_000 }).toEqual(texts)
  }
}

test('what a lender answers offline is sent in order and once, with no page open', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const answers = await answerOffline(page, context)
  await page.close()
  await context.setOffline(false)
  await expectSent(context, answers)
})

test('where nothing is sent in the background, the next visit sends it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await withoutBackgroundSync(context)
  const answers = await answerOffline(page, context)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  await expectSent(context, answers)
  await expect(next.getByText('not sent')).toHaveCount(0)
})

test('a page that is open sends within a second of the connection’s return', async ({
  page,
  context,
}) => {
  // The worker might be first.
  await withoutBackgroundSync(context)
  await logIn(page, lender)
  const [id = 0] = await hostChatIds(context, 1)
  await readChats(page, [id])
  await context.setOffline(true)
  const words = text('On my way')
  await write(page, words)
  await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
  const begun = page.waitForRequest('**/api/chat/hostmsg', { timeout: 1000 })
  await context.setOffline(false)
  await begun
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByText(words)).toHaveCount(1)
  expect(await sentTexts(context, id, [words])).toEqual([words])
})

test.describe('on a device that is full for a while', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|NetworkError|outbox of this device/ })

  test('what could not be sent is tried again after a minute', async ({ page, context }) => {
    await withoutBackgroundSync(context)
    await page.clock.install()
    await logIn(page, lender)
    const [id = 0] = await hostChatIds(context, 1)
    await readChats(page, [id])
    await context.setOffline(true)
    const words = text('When there is room')
    await write(page, words)
    await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
      addEventListener('room', () => (IDBObjectStore.prototype.put = put))
    })
    const failed = page.waitForEvent('console', (line) => /outbox of this device/.test(line.text()))
    await context.setOffline(false)
    await failed
    await page.evaluate(() => dispatchEvent(new Event('room')))
    await page.clock.fastForward(61_000)
    await expect.poll(() => sentTexts(context, id, [words])).toEqual([words])
  })
})

test('what would wait for minutes is sent at once when somebody opens a page', async ({
  page,
  context,
}) => {
  await withoutBackgroundSync(context)
  await logIn(page, lender)
  const [id = 0] = await hostChatIds(context, 1)
  await readChats(page, [id])
  await context.setOffline(true)
  const words = text('The garage is on the left')
  await write(page, words)
  await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
  await letWaitForMinutes(page)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`/hostchat/${id}`)
  await expect(next.getByText(words)).toHaveCount(1)
  await expect(unsent(next)).toHaveCount(0)
  expect(await sentTexts(context, id, [words])).toEqual([words])
})

/** All that is unsent, as after many tries in a tunnel. */
const letWaitForMinutes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('staylend-outbox')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('items', 'readwrite', { durability: 'strict' })
          const items = change.objectStore('items')
          const asking = items.getAll()
          asking.addEventListener('success', () => {
            for (const item of asking.result) {
              const notBeforeMs = Date.now() + 240_000
              items.put({ ...item, state: 'waiting', waitsFor: 'connection', notBeforeMs })
            }
          })
          change.addEventListener('abort', reject)
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )

test('what was being typed is there after a crash, and what was sent offline is sent once', async ({
  page,
  context,
}) => {
  await logIn(page, renter)
  await page.goto('/newchat/2')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect.poll(() => keptQueries(page)).toContain('["chats","about",2]')
  await workerIsReady(page)
  await context.setOffline(true)
  const [sent, typed] = [text('Is the pool heated?'), text('And may I bring')]
  await write(page, sent)
  await page.getByRole('textbox', { name: 'Message' }).fill(typed)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const next = await context.newPage()
  await next.goto('/newchat/2')
  await expect(next.getByRole('textbox', { name: 'Message' })).toHaveValue(typed)
  await expect(unsent(next).getByText(sent)).toBeVisible()
  await context.setOffline(false)
  await expect(unsent(next)).toHaveCount(0)
  await expect(next.getByText(sent)).toHaveCount(1)
})

test.describe('with answers of the test’s own', () => {
  // They reach only what the page itself asks.
  test.use({ serviceWorkers: 'block' })

  test('what the server refuses waits for its author, who changes it or throws it away', async ({
    page,
    context,
  }) => {
    await logIn(page, lender)
    const [id = 0] = await hostChatIds(context, 1)
    await page.goto(`/hostchat/${id}`)
    const refuse = (path: string) =>
      context.route(path, (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, message: 'Not now.', errorCode: 12, resObj: null },
        }),
      )
    await refuse('**/api/chat/hostmsg')
    const [wrong, right] = [text('Wrong'), text('Right')]
    await write(page, wrong)
    await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
    await page.getByRole('link', { name: '1 not sent' }).click()
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
    await expect(page.getByText(wrong)).toBeVisible()
    await page.goBack()

    await context.unroute('**/api/chat/hostmsg')
    await unsent(page).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(wrong)
    await write(page, right)
    await expect(unsent(page)).toHaveCount(0)
    expect(await sentTexts(context, id, [wrong, right])).toEqual([right])

    await refuse('**/api/chat/hostmsg')
    const unwanted = text('Unwanted')
    await write(page, unwanted)
    await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
    const behind = text('Behind')
    await write(page, behind)
    await context.unroute('**/api/chat/hostmsg')
    await unsent(page).getByRole('button', { name: 'Discard' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText(unwanted)).toHaveCount(0)
    await expect.poll(() => sentTexts(context, id, [unwanted, behind])).toEqual([behind])
    await expect(page.getByRole('link', { name: 'not sent' })).toHaveCount(0)
  })

  test('nobody else on the device sees what was not sent, and its author sends it later', async ({
    page,
    context,
  }) => {
    await openUnsendableChat(page)
    const words = text('Are dogs welcome?')
    await write(page, words)
    await expect(page.getByRole('link', { name: '1 not sent' })).toBeVisible()

    await logOut(page)
    await context.unroute('**/api/chat/clientmsg')
    await logIn(page, lender)
    await page.goto('/unsent')
    await expect(page.getByText('Everything is sent.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'not sent' })).toHaveCount(0)

    await logOut(page)
    await logIn(page, renter)
    await page.goto('/newchat/3')
    await expect(page.getByText(words)).toHaveCount(1)
    await expect(unsent(page)).toHaveCount(0)
  })

  test('what was not sent is thrown away with a logout that succeeds, and with no other', async ({
    page,
    context,
  }) => {
    await openUnsendableChat(page)
    await write(page, text('Is there a lift?'))
    await page.getByRole('link', { name: 'Profile' }).click()
    const logout = page.getByRole('button', { name: 'Logout' })
    await logout.click()
    const dialog = page.getByRole('alertdialog')
    const discard = dialog.getByRole('button', { name: 'Discard them' })
    const call = '**/api/user/logout'
    await context.route(call, (route) => route.fulfill(serverIsAway))
    await discard.click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Logout NOT successful\./)
    await dialog.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(page.getByRole('link', { name: '1 not sent' })).toBeVisible()

    await context.unroute(call)
    await logout.click()
    await expect(discard).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await discard.click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await isLoggedOut(page)
    await logIn(page, renter)
    await page.goto('/unsent')
    await expect(page.getByText('Everything is sent.')).toBeVisible()
  })
})

/** A renter's conversation whose messages cannot be sent. */
async function openUnsendableChat(page: Page): Promise<void> {
  await logIn(page, renter)
  await page.goto('/newchat/3')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await page.context().route('**/api/chat/clientmsg', (route) => route.abort('connectionrefused'))
  await page.reload()
}

/** With unsent things it asks, and they are kept for their author. */
async function logOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  const keep = page.getByRole('button', { name: 'Keep them on this device' })
  await expect(keep.or(page.getByRole('heading', { name: 'Login' }))).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await isLoggedOut(page)
}
