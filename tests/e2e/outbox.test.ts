import type { BrowserContext, Page } from '@playwright/test'
import { enterAs } from './people.ts'
import { expect, test } from './test.ts'
import { keptQueries } from './kept-queries.ts'
import { controlWorkers } from './outbox-faults/worker-control.ts'
import {
  hostChatIds,
  lender,
  renter,
  sentTexts,
  text,
  unsent,
  unsentComplaint,
  write,
} from './unsent-messages.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint: unsentComplaint,
  permissions: ['background-sync'],
})

/** Opens each conversation once, until it can be read without a connection. */
async function readChats(page: Page, chatIds: number[]): Promise<void> {
  for (const id of chatIds) {
    await page.goto(`/hostchat/${id}`)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect.poll(() => keptQueries(page)).toContain(`["chats",${id}]`)
  }
  await workerIsReady(page)
}

/** Writes two answers in one conversation and one in each of two others, without a connection. */
async function answerOffline(page: Page, context: BrowserContext) {
  await enterAs(context, lender)
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
  baseURL,
}) => {
  const workers = await controlWorkers(context, baseURL ?? '')
  const answers = await answerOffline(page, context)
  await page.close()
  await context.setOffline(false)
  await workers.callForSync()
  await expectSent(context, answers)
})

test('where nothing is sent in the background, the next visit sends it', async ({
  page,
  context,
}) => {
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
  await enterAs(context, lender)
  const [id = 0] = await hostChatIds(context, 1)
  await readChats(page, [id])
  await context.setOffline(true)
  const words = text('On my way')
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(words)
  // Pressed twice before the page has drawn that it was pressed.
  await field.evaluate(({ form }: HTMLTextAreaElement) => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
  await page.evaluate(() => addEventListener('online', () => performance.mark('back')))
  await context.setOffline(false)
  await expect(unsent(page)).toHaveCount(0)
  expect(await sentAfterMs(page)).toBeLessThan(1000)
  await expect(page.getByText(words)).toHaveCount(1)
  expect(await sentTexts(context, id, [words])).toEqual([words])
})

test.describe('on a device that is full for a while', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|NetworkError|outbox of this device/ })

  test('what could not be sent is tried again after a minute', async ({ page, context }) => {
    await withoutBackgroundSync(context)
    await page.clock.install()
    await enterAs(context, lender)
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
  await enterAs(context, lender)
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
  await enterAs(context, renter)
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

/** From the connection's return until a message is on its way, by the page's own clock. */
const sentAfterMs = (page: Page) =>
  page.evaluate(() => {
    const [back] = performance.getEntriesByName('back')
    const sent = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.endsWith('/api/chat/hostmsg'))
    return back && sent ? sent.startTime - back.startTime : Infinity
  })
