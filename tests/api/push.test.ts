import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/endpoints/push.ts'
import { logout } from '#contract/endpoints/session.ts'
import { pushDevicesAtMost } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { newUser } from '#tests/fixtures/people.ts'
import { PushBrowser } from '#tests/fixtures/push-service.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lena: Person
let rena: Person
let browser: PushBrowser
beforeAll(async () => {
  site = await openTestApp()
  lena = await newUser(site)
  rena = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.context.db.deleteFrom('push_subscription').execute()
  browser = new PushBrowser(crypto.randomUUID())
})

const ask = (person: Client, body: object = browser.subscription) =>
  person.call(subscribeToPush, { body: body as typeof browser.subscription })

/** Which devices are told, and of whose messages. */
const devices = () =>
  site.context.db
    .selectFrom('push_subscription')
    .innerJoin('session', 'token_hash', 'session_hash')
    .select(['user_id as userId', 'endpoint', 'shows_text as showsText'])
    .orderBy('push_subscription.id')
    .execute()

test('everyone gets the same key, from each process and after a restart', async () => {
  const { publicKey } = await new Client(site.app).get(getPushKey)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(await lena.get(getPushKey)).toEqual({ publicKey })
  const stored = await site.context.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'vapid-private-key')
    .executeTakeFirstOrThrow()
  expect(stored.value).toBe(site.context.vapidKeys.privateKey)
})

test('a device asks, changes what it shows, and asks no more', async () => {
  const own = { userId: lena.userId, endpoint: browser.endpoint }
  expect(await ask(lena)).toMatchObject({ success: true, resObj: null })
  expect(await devices()).toEqual([{ ...own, showsText: true }])
  await ask(lena, { ...browser.subscription, IsTextShown: 0 })
  expect(await devices()).toEqual([{ ...own, showsText: false }])
  await lena.get(unsubscribeFromPush, { body: { endpoint: browser.endpoint } })
  expect(await devices()).toEqual([])
})

test('nobody takes another’s device off the list', async () => {
  await ask(lena)
  await rena.get(unsubscribeFromPush, { body: { endpoint: browser.endpoint } })
  expect(await devices()).toHaveLength(1)
})

test('a device is its last user’s', async () => {
  await ask(lena)
  await ask(rena)
  expect(await devices()).toMatchObject([{ userId: rena.userId }])
})

test('a logout ends it for this device alone', async () => {
  const [phone, tablet] = [await enter(site, lena.userId), await enter(site, lena.userId)]
  const other = new PushBrowser('tablet')
  await ask(phone)
  await ask(tablet, other.subscription)
  await phone.call(logout)
  expect(await devices()).toMatchObject([{ endpoint: other.endpoint }])
})

test('with too many devices the one that asked longest ago goes', async () => {
  const browsers = Array.from({ length: pushDevicesAtMost }, (_, at) => new PushBrowser(`b${at}`))
  await ask(rena)
  for (const each of browsers) {
    site.wait(1000)
    await ask(lena, each.subscription)
  }
  site.wait(1000)
  await ask(lena, browsers[0]!.subscription)
  site.wait(1000)
  await ask(lena, new PushBrowser('new').subscription)
  const told = (await devices()).filter(({ userId }) => userId === lena.userId)
  const names = told.map(({ endpoint }) => endpoint.split('/').at(-1))
  expect(names).toHaveLength(pushDevicesAtMost)
  expect(names).toEqual(expect.arrayContaining(['b0', 'b2', 'new']))
  expect(names).not.toContain('b1')
  expect(await devices()).toHaveLength(pushDevicesAtMost + 1)
})

test.each([
  'http://push.example/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest',
  'https://push.example:8443/x',
  'https://us:secret@push.example/x',
  `https://push.example/${'ก'.repeat(400)}`,
])('a device at %s is refused with a reason', async (endpoint) => {
  const answer = await ask(lena, { ...browser.subscription, endpoint })
  expect(answer).toMatchObject({ status: 422, errorCode: 4, errors: [{ path: 'endpoint' }] })
  expect(answer.message).toMatch(/address/)
  expect(await devices()).toEqual([])
})

test.each([
  ['p256dh', ''],
  ['p256dh', 'A'.repeat(87)],
  ['p256dh', `B${'A'.repeat(85)}`],
  ['auth', ''],
  ['auth', 'A'.repeat(21)],
])('a key that no browser has is refused: %s', async (name, value) => {
  const { keys, endpoint } = browser.subscription
  const answer = await ask(lena, { endpoint, keys: { ...keys, [name]: value } })
  expect(answer).toMatchObject({ errorCode: 4, errors: [{ path: `keys.${name}` }] })
})
