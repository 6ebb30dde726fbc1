import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribe } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const { atOnce, refillMs } = tryLimits.newsletter

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ trustProxy: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.context.db.deleteFrom('newsletter_address').execute()
  await site.context.db.deleteFrom('try_count').execute()
})

const send = (email: string, address = '203.0.113.7') =>
  new Client(site.app).call(subscribe, {
    body: { email },
    headers: { 'x-forwarded-for': address },
  })

const addresses = async () =>
  (await site.context.db.selectFrom('newsletter_address').select('email').execute()).map(
    ({ email }) => email,
  )

test('anyone subscribes, and once, whatever the case and what nobody sees', async () => {
  const ways = ['\u200eKim@example.com', 'kim@example.com\u00a0', 'KIM@EXAMPLE.COM']
  for (const email of ways) {
    expect(await send(email)).toMatchObject({ status: 200, errorCode: 0, resObj: null })
  }
  expect(await addresses()).toEqual(['Kim@example.com'])
})

test.each([
  ['', 'Please enter email'],
  ['kim', 'Email is not valid'],
  ['kim@example', 'Email is not valid'],
])('%j is no address', async (email, message) => {
  expect(await send(email)).toMatchObject({ status: 422, errorCode: 4, message })
  expect(await addresses()).toEqual([])
})

test('from one address so many subscribe, and again after a while', async () => {
  for (let at = 0; at < atOnce; at += 1) await send(`kim${at}@example.com`)
  expect(await send('more@example.com')).toMatchObject({ status: 429, errorCode: 7 })
  expect(await send('more@example.com', '198.51.100.1')).toMatchObject({ errorCode: 0 })
  site.wait(refillMs)
  expect(await send('later@example.com')).toMatchObject({ errorCode: 0 })
  expect(await addresses()).toHaveLength(atOnce + 2)
})
