import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageScriptHash } from '#server/plugins/content-policy.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { buildTestApp, emptyMap, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), sitePage)
  mkdirSync(join(folder, '.vite/first-paint'), { recursive: true })
  writeFileSync(join(folder, '.vite/first-paint/landing.html'), '<p>{title}</p>')
  writeFileSync(join(folder, 'assets-of-others.txt'), 'none')
  writeFileSync(join(folder, 'sw.js'), 'self.version = 1')
  writeFileSync(join(folder, 'assets/index-abc123.js'), 'export default 1')
  writeFileSync(join(folder, 'assets/map-worker-abc123.js'), 'self.version = 1')
  site = await openTestApp({ siteFolder: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe('every answer', () => {
  test.each(['/', '/rentitem/5', '/assets/index-abc123.js', '/api/user/isin', '/api/nothing'])(
    '%s forbids scripts and styles that are not ours',
    async (url) => {
      const policy = String((await get(url)).headers['content-security-policy'])
      expect(policy).toContain("script-src 'self'")
      expect(policy).toMatch(/^default-src 'none';/)
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
    },
  )

  test('may not be framed or guessed at', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('has no address told on, not even to ourselves', async () => {
    expect((await get('/resetpassword?h=secret')).headers['referrer-policy']).toBe('strict-origin')
  })
})

describe('a style from elsewhere', () => {
  test('enters the policy with its hosts, for tiles and pictures alone, and may change', async () => {
    const origins = { connect: ['https://styles.example'], images: [] as string[] }
    const map = { ...emptyMap, foreignOrigins: () => origins, isMapSettled: () => false }
    const app = await buildTestApp(site.context, { map })
    const plain = String((await get('/map.json')).headers['content-security-policy'])
    const read = async () => (await app.inject('/map.json')).headers
    expect((await read())['content-security-policy']).toBe(
      plain.replace("connect-src 'self'", "connect-src 'self' https://styles.example"),
    )
    origins.connect.push('https://tiles.example')
    origins.images.push('https://tiles.example')
    const { 'content-security-policy': policy, 'cache-control': cacheControl } = await read()
    expect(policy).toContain("connect-src 'self' https://styles.example https://tiles.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
    expect(policy).toContain(`script-src 'self' '${pageScriptHash}';`)
    expect(cacheControl).toBe('no-store')
    expect((await get('/map.json')).headers['cache-control']).toBe('no-cache')
    await app.close()
  })

  test.each(['/', '/rent', '/assets/map-worker-abc123.js'])(
    '%s is sent anew with another policy, and only then',
    async (url) => {
      const origins = { connect: ['https://styles.example'], images: [] as string[] }
      const map = { ...emptyMap, foreignOrigins: () => origins }
      const app = await buildTestApp(site.context, { map, siteFolder: folder })
      const first = await app.inject(url)
      expect(first.statusCode).toBe(200)
      expect(first.headers['cache-control']).toBe('no-cache')
      const headers = {
        'if-none-match': String(first.headers.etag),
        'if-modified-since': new Date().toUTCString(),
      }
      const same = await app.inject({ url, headers })
      expect(same.statusCode).toBe(304)
      expect(same.headers.etag).toBe(first.headers.etag)
      const strong = String(first.headers.etag).replace('W/', '')
      const listed = { 'if-none-match': `"another", ${strong}, W/"third"` }
      expect((await app.inject({ url, headers: listed })).statusCode).toBe(304)
      origins.connect.push('https://tiles.example')
      const other = await app.inject({ url, headers })
      expect(other.statusCode).toBe(200)
      expect(other.body).toBe(first.body)
      await app.close()
    },
  )
})

describe('caches', () => {
  test('keep hashed files for ever and ask for everything else', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control']
    expect(await cacheControl('/assets/index-abc123.js')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(await cacheControl('/sw.js')).toBe('no-cache')
    expect(await cacheControl('/assets-of-others.txt')).toBe('no-cache')
    expect(await cacheControl('/')).toBe('no-cache')
    expect(await cacheControl('/api/rent/getall')).toBe('no-store')
    expect(await cacheControl('/api/nothing')).toBe('no-store')
  })
})

describe('pages', () => {
  test.each([
    ['/', 200],
    ['/rent', 200],
    ['/rentitem/five', 404],
    ['/login?url=%2Fprofile', 200],
  ])('%s is the app, with status %d', async (url, status) => {
    const response = await get(url)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.body).toContain('<title>Staylend</title>')
  })

  test.each(['/assets/', '/assets/old-chunk.js', '/tiles/none', '/translate/xx.js'])(
    '%s is not: what a script or picture asks for is not there',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ success: false, errorCode: 3 })
    },
  )

  test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    '%s does not lead out of the folder',
    async (url) => {
      expect((await get(url)).body).not.toContain('devDependencies')
    },
  )

  test('what they are painted from is not one', async () => {
    expect((await get('/')).body).toContain('<div id="root"><p>{title}</p>')
    expect((await get('/.vite/first-paint/landing.html')).body).not.toContain('{title}')
    expect((await get('/.vite/manifest.json')).body).toContain('<!doctype html>')
  })

  test('nothing can be posted to a page', async () => {
    const response = await site.app.inject({ method: 'POST', url: '/login', payload: {} })
    expect(response.json()).toMatchObject({ errorCode: 3 })
  })
})

describe('compression', () => {
  test('is what the reader understands, for long answers alone', async () => {
    const lender = await newUser(site)
    await newListing(lender, { Details: 'A long story. '.repeat(200) })
    const plain = (await get('/api/rent/getall')).json()
    const brotli = await get('/api/rent/getall', { 'accept-encoding': 'br' })
    const gzip = await get('/api/rent/getall', { 'accept-encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain)
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain)
    const short = await get('/api/user/isin', { 'accept-encoding': 'br' })
    expect(short.headers['content-encoding']).toBeUndefined()
  })
})

describe('tiles', () => {
  test('an empty one is no content, kept for ever', async () => {
    const response = await get('/tiles/1/0/0.mvt?v=1')
    expect(response.statusCode).toBe(204)
    expect(response.headers['cache-control']).toContain('immutable')
  })

  test.each(['', '?v=', '?v=2', '?v=1&v=1', '?w=1'])(
    'one under another version (%s) is asked for again',
    async (query) => {
      const response = await get(`/tiles/1/0/0.mvt${query}`)
      expect(response.statusCode).toBe(204)
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each([
    '/tiles/a/0/0.mvt',
    '/tiles/1/-1/0.mvt',
    '/tiles/1/0/99999999.mvt',
    '/tiles/1/2/0.mvt',
    '/tiles/15/0/0.mvt',
    '/tiles/30/0/0.mvt',
    '/tiles/1e1/0/0.mvt',
    '/tiles/0x1/0/0.mvt',
    '/tiles/1.0/0/0.mvt',
    '/tiles/+1/0/0.mvt',
    '/tiles/%201/0/0.mvt',
    '/tiles/1/%00/0.mvt',
    '/tiles/1/0/0%00.mvt',
    '/tiles/1/0/%F0%9D%9F%8E.mvt',
    '/tiles/%E0%B9%91/0/0.mvt',
    '/tiles/1/0/..%2f0.mvt',
    '/tiles/..%2f..%2f1/0/0.mvt',
    `/tiles/${'9'.repeat(500)}/0/0.mvt`,
    '/tiles/Infinity/NaN/0.mvt',
    '/tiles/1/0/.mvt',
    '/tiles/{z}/{x}/{y}.mvt',
  ])('%s is not there', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, errorCode: 3 })
  })
})

test('the process says that it runs and that it is ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
})
