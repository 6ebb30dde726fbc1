import type { APIRequestContext, Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { withoutBackgroundSync } from '#tests/e2e/without-background-sync.ts'
import { launchBrowser } from './map-pages.ts'
import { judge } from './report.ts'

/* How long a message takes from SEND until it is on the disk and on the screen; how soon it is sent when the
   connection is back; and how long many take to arrive, in order and once: node --import tsx bench/outbox.ts */
const writtenCount = 100
const drainedCount = 500
const goals = { writtenP95Ms: 50, firstSentMs: 1000, drainedMs: 10_000 }
const listingId = 2

/** Writes messages as a person does, one after the other.
 *  @returns how long each took */
const write = (page: Page, count: number) =>
  page.evaluate(async (writes) => {
    const form = document.querySelector('textarea')?.form
    const field = form?.querySelector('textarea')
    const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    if (!form || !field || !type) throw new Error('There is no field')
    const times: number[] = []
    for (let at = 0; at < writes; at += 1) {
      type.call(field, `Message ${at}.`)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      const beganMs = performance.now()
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(`Message ${at}.`)) return
          if (field.value !== '') return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        form.requestSubmit()
      })
      times.push(performance.now() - beganMs)
    }
    return times
  }, count)

/** Puts more into the outbox of the device, as if they had been written after those that are there. */
const addMore = (page: Page, count: number) =>
  page.evaluate(
    (more) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('staylend-outbox')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('items', 'readwrite')
          const items = transaction.objectStore('items')
          const reading = items.getAll()
          reading.addEventListener('success', () => {
            const { seq: _seq, ...last } = reading.result.at(-1)
            for (let at = 0; at < more; at += 1) {
              const body = { ...last.request.body, Msg: `More ${at}.` }
              items.add({
                ...last,
                id: crypto.randomUUID(),
                attempts: 0,
                state: 'queued',
                request: { ...last.request, body },
              })
            }
          })
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('error', reject)
        })
      }),
    count,
  )

interface Stored {
  chat: { Id: number }
  messages: { Id: number; Msg: string }[]
}

/** What the server has of it, in its order. */
async function storedTexts(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string): Promise<Stored> =>
    (await (await request.get(path)).json()).resObj
  const { chat, messages } = await read(`/api/chat/getmsgsclient/${listingId}`)
  for (let first = messages[0]; first;) {
    const earlier = await read(`/api/chat/messages/${chat.Id}?before=${first.Id}`)
    messages.unshift(...earlier.messages)
    first = earlier.messages[0]
  }
  return messages.map(({ Msg }) => Msg).filter((text) => /^(Message|More) \d+\.$/.test(text))
}

const judgeTime = (name: string, ms: number, mostMs: number, beside = '') =>
  judge(ms <= mostMs, `${name}: ${Math.round(ms)} ms of ${mostMs} ms${beside}`)

build()
const server = await startOwnServer({ DEMO: '1', MESSAGES_AT_ONCE: '1000' })
const browser = await launchBrowser()
try {
  const context = await browser.newContext({ baseURL: server.url })
  // The worker might be first, and tells nobody.
  await withoutBackgroundSync(context)
  const page = await context.newPage()
  // The loader of these files names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto('/login')
  await page.getByLabel('Email').fill(accountOf('renter').email)
  await page.getByLabel('Password').fill(accountOf('renter').password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  await page.goto(`/newchat/${listingId}`)
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await context.setOffline(true)

  const times = (await write(page, writtenCount)).toSorted((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  const p50 = times[Math.floor(times.length / 2)] ?? Number.NaN
  judgeTime('written, p95', p95, goals.writtenP95Ms, ` (p50 ${Math.round(p50)} ms)`)

  await addMore(page, drainedCount - writtenCount)
  const asked = page.waitForRequest('**/api/chat/clientmsg')
  const beganMs = performance.now()
  await context.setOffline(false)
  await asked
  judgeTime('first sent after the return', performance.now() - beganMs, goals.firstSentMs)
  await page.getByRole('link', { name: 'not sent' }).waitFor({ state: 'detached', timeout: 60_000 })
  judgeTime(`${drainedCount} arrived`, performance.now() - beganMs, goals.drainedMs)

  const texts = await storedTexts(context.request)
  const expected = [
    ...Array.from({ length: writtenCount }, (_, at) => `Message ${at}.`),
    ...Array.from({ length: drainedCount - writtenCount }, (_, at) => `More ${at}.`),
  ]
  const isRight = JSON.stringify(texts) === JSON.stringify(expected)
  judge(isRight, `${texts.length} at the server, once and in order`)
} finally {
  await browser.close()
  await server.stop()
}
