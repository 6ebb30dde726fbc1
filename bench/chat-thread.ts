import { chromium, type Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { firstDrawn, standInMessages } from '#tests/e2e/long-conversation.ts'
import { logIn } from '#tests/e2e/people.ts'
import { browserArguments } from '#tools/browser-arguments.ts'
import { ensureBrowser } from '#tools/browser.js'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { judge } from './report.ts'
import { taskTimes } from './task-times.ts'

/* The longest task of the page, in time of the processor, while a conversation of 10,000 messages is read back to its
   beginning and forth again, and while one more comes: node --import tsx bench/chat-thread.ts [messages] */
const count = Number(process.argv[2] ?? 10_000)
const goalMs = 50

build()
const server = await startOwnServer({ DEMO: '1' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
try {
  const page = await browser.newPage({
    viewport: { width: 412, height: 800 },
    serviceWorkers: 'block',
  })
  await logIn(page, accountOf('lender'), server.url)
  await page.goto(`${server.url}/hostchat/${await standInThread(page)}`)
  await page
    .getByText(`Message ${count - 1} `)
    .first()
    .waitFor()

  await page.mouse.move(200, 400)
  await measure(`scrolled back through ${count}`, async () => {
    while (!(await firstDrawn(page)).startsWith('Message 1 ')) {
      await page.mouse.wheel(0, -3000)
      await nextFrame(page)
    }
  })
  await measure('scrolled forth to the end', async () => {
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let moved = 0; moved < heightPx; moved += 3000) {
      await page.mouse.wheel(0, 3000)
      await nextFrame(page)
    }
  })
  await measure('wrote one more, and got another', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('One more')
    await page.getByRole('button', { name: 'SEND' }).click()
    await page
      .getByText(`Message ${count + 1} `)
      .first()
      .waitFor()
    await nextFrame(page)
  })
} finally {
  await browser.close()
  await server.stop()
}

async function measure(what: string, act: () => Promise<void>): Promise<void> {
  const { own, longestByClockMs } = await taskTimes(browser, goalMs, act)
  const isGood = own.length === 0
  const longest = Math.max(0, ...own).toFixed(0)
  const tasks = isGood
    ? `no task over ${goalMs} ms`
    : `${own.length} tasks over ${goalMs} ms, the longest ${longest} ms`
  judge(isGood, `${what}: ${tasks} (by the clock ${longestByClockMs.toFixed(0)} ms)`)
}

/** @returns the id of the first conversation that the lender has as the lender */
async function standInThread(page: Page): Promise<number> {
  const inbox = await (await page.request.get(`${server.url}/api/chat/getmine`)).json()
  const me = (await (await page.request.get(`${server.url}/api/user/isin`)).json()).resObj.Id
  const { chat } = inbox.resObj.find(
    ({ chat: each }: { chat: { UserIdHost: number } }) => each.UserIdHost === me,
  )
  await standInMessages(page, { origin: server.url, chatId: chat.Id, count })
  return chat.Id
}

function nextFrame(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
