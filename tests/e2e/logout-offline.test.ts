import { request, type BrowserContext, type Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { leftSyncTag } from '#src/outbox/names.ts'
import type { Proxy } from '#tests/fixtures/start-proxy.ts'
import { test } from './behind-proxy.ts'
import { newConversation } from './chat-people.ts'
import { keptOfMembers } from './kept-queries.ts'
import { controlWorkers } from './outbox-faults/worker-control.ts'
import { isLoggedOut, logIn } from './people.ts'
import { expect } from './test.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INCOMPLETE|status of 40[13]|NetworkError/,
  permissions: ['background-sync'],
})

const notice = (page: Page) =>
  page.getByText(
    'You are logged out on this device, and at the server as soon as there is a connection.',
  )
const login = (page: Page) => page.getByRole('heading', { name: 'Login' })

async function isAnonymous(page: Page): Promise<void> {
  await expect(login(page)).toBeVisible()
  await isLoggedOut(page)
}

async function sessionOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'session')?.value ?? ''
}

/** Somebody has read a conversation here, and looks at the own profile. */
async function openAsMember(page: Page, baseURL = '', network: Proxy) {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('Where is the key?')
  await talk.renter.enter(page.context())
  const chat = network.url + talk.renterPath
  await page.goto(chat)
  await expect(page.getByText('Where is the key?')).toBeVisible()
  await expect.poll(() => keptOfMembers(page)).toContainEqual(expect.stringContaining('["chats"'))
  await workerIsReady(page)
  await page.goto(`${network.url}/profile`)
  await expect(page.getByText(talk.renter.email)).toBeVisible()
  const session = await sessionOf(page.context())
  /** Whether the server still lets anybody in by this session. */
  const isOpen = async () => {
    const thief = await request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `session=${session}` },
    })
    const { resObj } = await (await thief.get('/api/user/isin')).json()
    await thief.dispose()
    return resObj !== null
  }
  return { ...talk, chat, isOpen }
}

test('who logs out without a connection is nobody here at once, and at the server when it is back', async ({
  page,
  context,
  baseURL,
  network,
}) => {
  await withoutBackgroundSync(context)
  const { renter, chat, isOpen } = await openAsMember(page, baseURL, network)
  const beside = await context.newPage()
  await beside.goto(`${network.url}/profile`)
  await expect(beside.getByText(renter.email)).toBeVisible()

  network.goAway()
  await page.getByRole('button', { name: 'Logout' }).click()
  await isAnonymous(page)
  await expect(notice(page)).toBeVisible()
  await isAnonymous(beside)
  await expect.poll(() => keptOfMembers(page)).toEqual([])
  await page.goto(chat)
  await isAnonymous(page)
  await page.goto(`${network.url}/profile`)
  await isAnonymous(page)
  await expect(notice(page)).toBeVisible()
  expect(await isOpen()).toBe(true)

  network.comeBack()
  await expect(notice(page)).toHaveCount(0)
  expect(await isOpen()).toBe(false)
  await beside.goto(chat)
  await isAnonymous(beside)

  const other = accountOf('lender')
  await logIn(page, other, network.url)
  await page.reload()
  await expect(page.getByText(other.email)).toBeVisible()
})

test('a start of the app logs nobody in again who has left weeks ago', async ({
  page,
  context,
  baseURL,
  network,
}) => {
  await withoutBackgroundSync(context)
  const { chat, isOpen } = await openAsMember(page, baseURL, network)
  network.goAway()
  await page.getByRole('button', { name: 'Logout' }).click()
  await isAnonymous(page)
  await page.goto('about:blank')
  // Some browsers keep for seven days what a script has said.
  await context.clearCookies({ name: 'left' })
  network.comeBack()
  expect(await isOpen()).toBe(true)

  await page.goto(chat)
  await isAnonymous(page)
  expect(await isOpen()).toBe(false)
})

test('with no page open the worker ends the session, and sends nothing of who has left', async ({
  page,
  context,
  baseURL,
  network,
}) => {
  const { renter, chat, isOpen, texts } = await openAsMember(page, baseURL, network)
  const workers = await controlWorkers(context, network.url)
  network.goAway()
  await page.goto(chat)
  await page.getByRole('textbox', { name: 'Message' }).fill('I found it.')
  await page.getByRole('button', { name: 'SEND' }).click()
  await page.getByRole('link', { name: '1 not sent' }).click()
  await page.getByRole('link', { name: /^Profile/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Keep them on this device' }).click()
  await expect(notice(page)).toBeVisible()
  const next = await context.newPage()
  await page.close()

  network.comeBack()
  await workers.callForSync(leftSyncTag)
  await expect.poll(isOpen).toBe(false)
  await workers.callForSync()
  await next.goto(chat)
  await isAnonymous(next)
  expect(await texts()).toEqual(['Where is the key?'])

  await next.getByLabel('Email').fill(renter.email)
  await next.getByLabel('Password').fill('a-good-password')
  await next.getByRole('button', { name: 'Log in' }).click()
  await expect(next.getByText('I found it.')).toHaveCount(1)
  await expect(next.getByRole('list', { name: 'Not sent yet' })).toHaveCount(0)
})
