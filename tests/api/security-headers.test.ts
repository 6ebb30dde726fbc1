import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadListingPictures } from '#contract/endpoints/rent.ts'
import { getSession, logout } from '#contract/endpoints/session.ts'
import { login, requestPasswordReset } from '#contract/endpoints/user.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser, password } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { buildTestApp, emptyMap, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let folder: string
let picture: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-site-'))
  writeFileSync(join(folder, 'index.html'), sitePage)
  writeFileSync(join(folder, 'main.js'), 'self.version = 1')
  const tile = async () => ({ bytes: Buffer.from([31, 139]), version: '1' })
  site = await openTestApp({ siteFolder: folder, trustProxy: true, map: { ...emptyMap, tile } })
  const lender = await newUser(site, { email: 'kim@example.com' })
  const params = { id: await newListing(lender) }
  const { files } = await lender.call(uploadListingPictures, { params, files: await photos(1) })
  picture = files[0] ?? ''
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** What a proxy passes on from who came over TLS. */
const overTls = { 'x-forwarded-proto': 'https' }

const answers: [string, number, () => string][] = [
  ['a page', 200, () => '/rent'],
  ['an answer of the API', 200, () => '/api/user/isin'],
  ['a picture', 200, () => picture],
  ['a tile', 200, () => '/tiles/1/0/0.mvt?v=1'],
  ['the worker', 200, () => '/main.js'],
  ['what is not there', 404, () => '/assets/gone.js'],
  ['what is refused', 422, () => '/api/rent/get/none'],
]

describe('with its headers,', () => {
  test.each(answers)('%s comes with status %i', async (_what, status, url) => {
    const { statusCode, headers } = await site.app.inject({ url: url(), headers: overTls })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\)/)
    // The map's pictures may come from hosts that do not know of it.
    expect(headers['cross-origin-embedder-policy']).toBeUndefined()
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('a failure of ours comes too', async () => {
    const tile = () => Promise.reject(new Error('The disk is gone'))
    const app = await buildTestApp(site.context, { map: { ...emptyMap, tile } })
    const { statusCode, headers } = await app.inject('/tiles/1/0/0.mvt')
    expect(statusCode).toBe(500)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
    await app.close()
  })

  test('an address that nothing can be made of is answered', async () => {
    const { statusCode, headers } = await site.app.inject('/api/%')
    expect(statusCode).toBe(422)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('TLS', () => {
  test('is asked for by who came over it alone', async () => {
    const { headers } = await site.app.inject('/rent')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('is not believed of a peer that nobody trusts', async () => {
    const app = await buildTestApp(site.context)
    const { headers } = await app.inject({ url: '/api/user/isin', headers: overTls })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(String(headers['set-cookie'])).not.toContain('Secure')
    await app.close()
  })
})

describe('a cookie', () => {
  /** Those that somebody is given who logs in, asks for a reset and logs out. */
  async function cookiesOf(headers: Record<string, string>) {
    const client = new Client(site.app)
    const given: string[] = []
    const ask = async (url: string, payload?: object) => {
      const response = await client.send({
        url: `/${url}`,
        headers: { ...headers, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' },
        ...(payload && { method: 'POST', payload }),
      })
      expect(response.json()).toMatchObject({ success: true })
      given.push(...[response.headers['set-cookie'] ?? []].flat())
    }
    await ask(getSession.path)
    await ask(login.path, { email: 'kim@example.com', password })
    await ask(requestPasswordReset.path, { email: 'kim@example.com' })
    await ask(logout.path)
    return given
  }
  const nameOf = (cookie: string) => cookie.split('=', 1)[0]

  test('goes over TLS alone once it came over TLS, with this site’s own requests', async () => {
    const cookies = await cookiesOf(overTls)
    expect(new Set(cookies.map(nameOf))).toEqual(
      new Set(['csrftoken', 'session', 'device', 'reset']),
    )
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).not.toMatch(/; Domain/i)
    }
  })

  test('is hidden from scripts, but for the one that a page sends back', async () => {
    for (const cookie of await cookiesOf(overTls)) {
      expect(/; HttpOnly/.test(cookie), cookie).toBe(nameOf(cookie) !== 'csrftoken')
    }
  })

  test('goes over plain HTTP where the site does', async () => {
    for (const cookie of await cookiesOf({})) expect(cookie).not.toContain('Secure')
  })
})
