import type { Browser } from '@playwright/test'
import { newConversation, openAs, shownTexts } from './chat-people.ts'
import { holdUp } from './hold-up.ts'
import { firstDrawn, standInMessages } from './long-conversation.ts'
import { expect, test } from './test.ts'

/** Some screens of them above and below what is seen. */
const drawnAtMost = 600

/** A lender at the end of such a conversation. */
async function openLongConversation(browser: Browser, baseURL = '', count = 1000) {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('Hello')
  const page = await openAs(browser, talk.lender, '/about')
  const chatId = Number(talk.hostPath.split('/').at(-1))
  await standInMessages(page, { origin: baseURL, chatId, count })
  const bringOneMore = await holdUp(page, /\/api\/chat\/messages\/\d+\?after=/)
  await page.goto(talk.hostPath)
  const messages = page.getByRole('list', { name: 'Messages' })
  const last = messages.getByText(`Message ${count}`)
  await expect(last).toBeInViewport()
  return { talk, page, messages, last, bringOneMore }
}

test('a long conversation is read back from its end, and its reader stays in place', async ({
  browser,
  baseURL,
}) => {
  const { talk, page, messages, bringOneMore } = await openLongConversation(browser, baseURL, 110)
  const shown = async () => (await shownTexts(page)).map((text) => Number(/\d+/.exec(text)))
  expect((await shown()).length).toBeLessThan(60)
  const earliest = messages.getByText('Message 61 ')
  await earliest.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(90)
  await expect(earliest).toBeInViewport()
  await page.keyboard.press('Home')
  await expect.poll(shown).toEqual(Array.from({ length: 110 }, (_, at) => at + 1))

  await talk.renterWrites('One more')
  bringOneMore()
  const newest = messages.getByText('Message 111 ')
  await expect.poll(async () => (await shown()).at(-1)).toBe(111)
  await expect(newest).not.toBeInViewport()
  await page.getByRole('button', { name: 'Newest messages' }).click()
  await expect(newest).toBeInViewport()
  await page.context().close()
})

test('of a long conversation what is read is drawn, and the rest comes back with its place', async ({
  browser,
  baseURL,
}) => {
  const { page, messages, last } = await openLongConversation(browser, baseURL)
  const first = messages.getByText('Message 1 and')

  await messages.hover()
  await expect(async () => {
    await page.mouse.wheel(0, -3000)
    expect(await firstDrawn(page)).toMatch(/^Message 1 /)
  }).toPass({ intervals: [0] })
  await expect.poll(() => messages.getByRole('time').count()).toBeLessThan(drawnAtMost)
  await expect(last).toHaveCount(0)

  await page.getByRole('button', { name: 'Newest messages' }).click()
  await expect(last).toBeInViewport()
  await expect(first).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(first).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await page.context().close()
})

test('who goes to the newest messages gets there, however high those turn out on the way', async ({
  browser,
  baseURL,
}) => {
  const { page, messages, last } = await openLongConversation(browser, baseURL)
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Newest messages' }).click()
  await expect(last).toBeInViewport()
  await messages.evaluate((list) => {
    const texts = [...list.querySelectorAll('p:has(time)')].slice(-40)
    for (const text of texts.slice(0, 20)) text.replaceChildren('Lower')
    texts.at(-1)!.append(' and higher'.repeat(100))
    // Scrolled by that before the page hears of the new heights.
    list.getBoundingClientRect()
  })
  const belowPx = () => document.documentElement.scrollHeight - innerHeight - scrollY
  await expect.poll(() => page.evaluate(belowPx)).toBeLessThan(1)
  await page.context().close()
})
