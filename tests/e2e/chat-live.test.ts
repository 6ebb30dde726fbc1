import type { Page } from '@playwright/test'
import { exampleMessage } from '#src/features/chat/example-message.fixture.ts'
import { messageBlocks } from '#src/features/chat/message-blocks.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { startProxy } from '#tests/fixtures/start-proxy.ts'
import { newConversation, openAs, openChatAs, shownTexts, write } from './chat-people.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { isLoggedOut } from './people.ts'
import { expect, test } from './test.ts'
import { followRequests } from './when-quiet.ts'

test('two people read each other while they write, and see what was read', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)

  await write(renter, 'Is there a desk?')
  await expect(lender.getByRole('list', { name: 'Messages' })).toContainText('Is there a desk?')
  await expect(renter.getByText('Read', { exact: true })).toBeVisible()
  await write(lender, 'Yes, by the window.')
  await expect(lender.getByText('Message sent successfully')).toBeVisible()
  await expect(renter.getByRole('list', { name: 'Messages' })).toContainText('by the window')
  await expect(renter.getByRole('status').filter({ hasText: 'Lena: Yes' })).toBeAttached()
  for (const page of [renter, lender]) {
    await expect.poll(() => shownTexts(page)).toEqual(['Is there a desk?', 'Yes, by the window.'])
  }
  const heard = renter.getByRole('status').filter({ hasText: 'Lena: Yes' }).getByRole('paragraph')
  await write(lender, 'Yes, by the window.')
  await expect(heard).toHaveText(['Lena: Yes, by the window.', 'Lena: Yes, by the window.'])
  await renter.context().close()
  await lender.context().close()
})

test('of a request that expires both hear, whoever stands as its author', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  // In place of what comes: a request expires after a day.
  await lender.route(/\/api\/chat\/messages\//, async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    for (const message of envelope.resObj.messages) {
      const notice = { MsgTypeId: 1, Status: 'expired', ReservationId: talk.id }
      Object.assign(message, notice, { UserId: message.UserIdHost, Msg: 'Reservation expired' })
    }
    await route.fulfill({ json: envelope })
  })
  await talk.renterWrites('Is it free?')
  const heard = lender.getByRole('status').filter({ hasText: 'Reservation expired' })
  await expect(heard).toHaveText('Reservation expired')
  await lender.context().close()
})

test('an own message stays where it was written, in a block and where a new one begins', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  /** Writes until the next message begins a block, or goes on with one. */
  const writeUntil = async (isCutThere: boolean) => {
    let count = 0
    let id = 0
    do {
      count += 1
      id = (await talk.renterWrites(`First ${count}`)).Id
    } while (isCutAfter(id) !== isCutThere)
    return `First ${count}`
  }
  await writeUntil(false)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  // All is in sight: the end of a page that scrolls stays where it is whatever grows above it.
  await renter.setViewportSize({ width: 1280, height: 4000 })
  await expect(renter.getByRole('button', { name: 'Cancel reservation' })).toBeVisible()
  await expectToStay(renter, 'Second')

  const last = await writeUntil(true)
  await expect.poll(async () => (await shownTexts(renter)).at(-1)).toBe(last)
  await expectToStay(renter, 'Third')
  await renter.context().close()
})

/** Writes what stands where it was written from then on, and stands there once. */
async function expectToStay(renter: Page, text: string): Promise<void> {
  const sent = renter.getByText('Message sent successfully')
  // The word of the message before goes after some seconds.
  await expect(sent).toHaveCount(0)
  // It is held up until it was seen where it waits, and the answer until the event has brought the message.
  const request = closedGate()
  const answer = closedGate()
  await renter.route('**/api/chat/clientmsg', async (route) => {
    await request.opened
    const response = await route.fetch()
    await answer.opened
    await route.fulfill({ response })
  })
  await write(renter, text)
  const bubble = renter.getByText(text, { exact: false }).first()
  const placeOf = async () => (await bubble.boundingBox())?.y
  await expect(bubble).toBeVisible()
  const pending = await placeOf()
  request.open()
  await expect.poll(async () => (await shownTexts(renter)).at(-1)).toBe(text)
  await expect(renter.getByRole('list', { name: 'Not sent yet' })).toHaveCount(0)
  expect(await placeOf()).toBeCloseTo(pending ?? 0, -1)
  answer.open()
  await expect(sent).toBeVisible()
  await expect(renter.getByText(text)).toHaveCount(1)
  expect(await placeOf()).toBeCloseTo(pending ?? 0, -1)
  await renter.unrouteAll()
}

const isCutAfter = (id: number) =>
  messageBlocks([exampleMessage({ id }), exampleMessage({ id: id + 1 })]).length === 2

test('the number of what is unread stands in the menu, the title and the sign of the app, and goes when it is read', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const context = await browser.newContext()
  await talk.lender.enter(context)
  const lender = await context.newPage()
  await lender.addInitScript(() => {
    navigator.setAppBadge = async (count) => void (document.body.dataset.badge = String(count))
  })
  const sign = () => lender.evaluate(() => document.body.dataset.badge)
  await lender.goto('/rent')
  const second = await openAs(browser, talk.lender, '/chats')
  const badge = lender.getByRole('navigation').getByRole('link', { name: /Inbox/ })
  // The request itself is news.
  await expect(badge).toHaveAccessibleName('Inbox 1 unread')
  await expect(lender).toHaveTitle(/^\(1\) Rent/)
  await expect.poll(sign).toBe('1')
  await talk.renterWrites('Hello')
  await expect(second.getByRole('listitem').filter({ hasText: 'Hello' })).toContainText('2 unread')

  await second.getByRole('link', { name: /Hello/ }).click()
  await expect(second.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(second).not.toHaveTitle(/^\(/)
  await expect(badge).toHaveAccessibleName('Inbox')
  await expect(lender).toHaveTitle(/^Rent/)
  await expect.poll(sign).toBe('0')
  await second.context().close()

  await test.step('the sign of the app says nothing any more once the login has ended', async () => {
    await talk.renterWrites('Are you there?')
    await expect.poll(sign).toBe('1')
    await lender.getByRole('link', { name: 'Profile' }).click()
    await lender.getByRole('button', { name: 'Logout' }).click()
    await isLoggedOut(lender)
    await expect.poll(sign).toBe('0')
    // A login may end elsewhere, while the app is closed.
    await lender.reload()
    await expect.poll(sign).toBe('0')
  })
  await context.close()
})

test('what nobody has seen is not read', async ({ browser, baseURL }) => {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('One of many lines.\n'.repeat(80))
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  await expect(lender).not.toHaveTitle(/^\(/)
  const whenQuiet = followRequests(lender)
  await whenQuiet()
  const marked: string[] = []
  lender.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/chat/read/')) marked.push(pathname)
  })
  const expectUnread = async (text: string) => {
    await expect.poll(async () => (await shownTexts(lender)).at(-1)).toBe(text)
    await whenQuiet()
    expect(marked).toEqual([])
    await expect(lender).toHaveTitle(/^\(1\)/)
  }

  await test.step('what comes below what is being read is not read before it is seen', async () => {
    await lender.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    const newest = lender.getByRole('button', { name: 'Newest messages' })
    await expect(newest).toBeVisible()
    await talk.renterWrites('Are you there?')
    await expectUnread('Are you there?')
    await newest.click()
    await expect(lender).not.toHaveTitle(/^\(/)
    await expect.poll(() => marked).toHaveLength(1)
  })

  await test.step('what comes while nobody looks is not read', async () => {
    const turn = (isHidden: boolean) =>
      lender.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await turn(true)
    marked.length = 0
    await talk.renterWrites('Is anybody there?')
    await expectUnread('Is anybody there?')
    await turn(false)
    await expect(lender).not.toHaveTitle(/^\(/)
  })
  await lender.context().close()
})

test('many tabs share one stream, and another goes on when its tab is closed', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const proxy = await startProxy(baseURL ?? '')
  const streams = () => proxy.asked.filter((path) => path === '/api/events').length
  const first = await openChatAs(browser, talk.lender, `${proxy.url}${talk.hostPath}`)
  await expect.poll(streams).toBe(1)
  const tabs = [first]
  for (let n = 0; n < 2; n++) {
    const tab = await first.context().newPage()
    await tab.goto(`${proxy.url}${talk.hostPath}`)
    await expect(tab.getByRole('textbox', { name: 'Message' })).toBeVisible()
    tabs.push(tab)
  }
  await talk.renterWrites('Hello to all')
  for (const tab of tabs) await expect.poll(() => shownTexts(tab)).toEqual(['Hello to all'])
  expect(streams()).toBe(1)

  await first.close()
  await expect.poll(streams).toBe(2)
  await talk.renterWrites('Still there?')
  for (const tab of tabs.slice(1)) {
    await expect.poll(() => shownTexts(tab)).toEqual(['Hello to all', 'Still there?'])
  }
  await tabs[1]?.context().close()
  await proxy.close()
})

test.describe('where the stream is cut again and again', () => {
  test.use({ expectedComplaint: /ERR_INCOMPLETE_CHUNKED_ENCODING/ })

  test('what was written while the stream was cut is there once it is back, in the server’s order', async ({
    browser,
    baseURL,
  }) => {
    const talk = await newConversation(baseURL)
    const proxy = await startProxy(baseURL ?? '')
    const renter = await openChatAs(browser, talk.renter, `${proxy.url}${talk.renterPath}`)
    const lender = await openChatAs(browser, talk.lender, `${proxy.url}${talk.hostPath}`)
    const random = seeded(Number(process.env.CUT_SEED ?? 1))
    for (let n = 1; n <= 30; n++) {
      if (random() < 0.4) proxy.cut(/^\/api\/events/)
      const isRenter = random() < 0.5
      const fromPage = random() < 0.5
      if (!fromPage) await (isRenter ? talk.renterWrites : talk.hostWrites)(`Message ${n}`)
      else await write(isRenter ? renter : lender, `Message ${n}`)
    }
    await expect.poll(() => talk.texts()).toHaveLength(30)
    const texts = await talk.texts()
    expect(new Set(texts).size).toBe(30)
    for (const page of [renter, lender]) {
      await expect.poll(() => shownTexts(page), { timeout: 30_000 }).toEqual(texts)
    }
    await renter.context().close()
    await lender.context().close()
    await proxy.close()
  })
})

test.describe('where no events come through', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('what others write is asked for from time to time, while somebody looks', async ({
    browser,
    baseURL,
  }) => {
    const talk = await newConversation(baseURL)
    const proxy = await startProxy(baseURL ?? '')
    proxy.instead = {
      paths: /^\/api\/events/,
      answer: (_request, response) => response.writeHead(503).end(),
    }
    const context = await browser.newContext()
    await talk.lender.enter(context)
    const lender = await context.newPage()
    await lender.clock.install()
    await lender.goto(`${proxy.url}${talk.hostPath}`)
    await expect(lender.getByRole('textbox', { name: 'Message' })).toBeVisible()
    // What listens comes when the page is idle, by its own clock.
    await lender.clock.runFor(5000)
    await latePartsAreHere(lender)
    await talk.renterWrites('Hello')
    await lender.clock.runFor(100_000)
    await expect.poll(() => shownTexts(lender)).toEqual(['Hello'])
    await context.close()
    await proxy.close()
  })
})

test('while events come nothing is asked for again', async ({ browser, baseURL }) => {
  const talk = await newConversation(baseURL)
  const context = await browser.newContext()
  await talk.lender.enter(context)
  const lender = await context.newPage()
  await lender.clock.install()
  // A stream that says what a quiet one does, by the clock of the page.
  await lender.addInitScript(() => {
    class QuietStream extends EventTarget {
      constructor() {
        super()
        setTimeout(() => {
          this.dispatchEvent(new Event('open'))
          document.documentElement.dataset.hears = 'events'
        }, 1)
        setInterval(() => this.dispatchEvent(new MessageEvent('beat')), 25_000)
      }
      close() {}
    }
    Object.assign(window, { EventSource: QuietStream })
  })
  const whenQuiet = followRequests(lender)
  const savedAreRead = lender.waitForResponse(/getsaved/)
  await lender.goto(talk.hostPath)
  await expect(lender.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(lender.locator('[data-hears]')).toHaveCount(1)
  await savedAreRead
  // What opening the page has begun, the mark of what was read above all, comes to its end.
  await whenQuiet()
  await lender.clock.runFor(30_000)
  await whenQuiet()
  const asked: string[] = []
  lender.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await lender.clock.runFor(600_000)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await context.close()
})

/** Numbers from 0 to 1 that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
