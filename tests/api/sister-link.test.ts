import { afterAll, beforeAll, expect, test } from 'vitest'
import { notPages } from '#contract/pages.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test('the link to the sister site leads to its host, on the port that was asked', async () => {
  const { statusCode, headers } = await site.app.inject({
    url: '/sister/1',
    headers: { host: 'localhost:8787' },
  })
  expect([statusCode, headers.location]).toEqual([302, 'http://ridelend.localhost:8787/'])
})

test('with an origin of the operator it leads beside that', async () => {
  const app = await buildTestApp(site.context, { publicUrl: 'https://staylend.localhost' })
  const { headers } = await app.inject({ url: '/sister/1', headers: { host: 'elsewhere.example' } })
  expect(headers.location).toBe('https://ridelend.localhost/')
  await app.close()
})

test('it leads back as well', async () => {
  const { headers } = await site.app.inject({
    url: '/sister/2',
    headers: { host: 'ridelend.localhost:8787' },
  })
  expect(headers.location).toBe('http://localhost:8787/')
})

test('a sister that is on this machine alone is nowhere for others, and here by number too', async () => {
  const asked = (host: string) => site.app.inject({ url: '/sister/1', headers: { host } })
  expect((await asked('192.168.1.5:8787')).statusCode).toBe(404)
  expect((await asked('127.0.0.1:8787')).headers.location).toBe('http://ridelend.localhost:8787/')
  const app = await buildTestApp(site.context, { publicUrl: 'https://staylend.example' })
  expect((await app.inject('/sister/1')).statusCode).toBe(404)
  await app.close()
})

test('a host that is none leads nowhere, and so does a site that is none', async () => {
  for (const [url, host] of [
    ['/sister/1', 'a b@c'],
    ['/sister/9', 'localhost'],
    ['/sister/__proto__', 'localhost'],
  ]) {
    const { statusCode } = await site.app.inject({ url, headers: { host } })
    expect(statusCode).toBe(404)
  }
})

test('no worker answers in its place', () => {
  expect('/sister/1').toMatch(notPages)
  expect('/sisters').not.toMatch(notPages)
})
