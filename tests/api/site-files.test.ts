import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cultures } from '#contract/domain/user.ts'
import { staticPageMark } from '#contract/pages.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let folder: string
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-site-files-'))
  for (const culture of cultures) {
    const contact = `static/${culture}/contact.html`
    cpSync(`public/${contact}`, join(folder, contact))
    cpSync(`sites/ridelend/${contact}`, join(folder, 'sites/ridelend', contact))
  }
  write('index.html', sitePage)
  write('main.js', 'self.started = true')
  write('withdrawn-worker.js', 'self.withdrawn = true')
  write('secret.txt', 'of the folder above')
  write('static/en-US/faq.html', '<h1>Shared</h1>')
  write('static/en-US/terms.html', '<h1>Shared</h1>')
  write('sites/ridelend/static/en-US/faq.html', '<h1>Own</h1>')
  write('sites/ridelend/icon.svg', '<svg id="ridelend"/>')
  write('sites/staylend/icon.svg', '<svg id="staylend"/>')
  site = await openTestApp({ siteFolder: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } })
const sister = ridelend.host.byDefault

test('a site has its own static page where there is one, and the shared one elsewhere', async () => {
  expect((await get('/static/en-US/faq.html', sister)).body).toBe('<h1>Own</h1>')
  expect((await get('/static/en-US/faq.html')).body).toBe('<h1>Shared</h1>')
  expect((await get('/static/en-US/terms.html', sister)).body).toBe('<h1>Shared</h1>')
  expect((await get('/icon.svg', sister)).body).toContain('ridelend')
  expect((await get('/icon.svg')).body).toContain('staylend')
})

test('the name every browser asks for where no page names an icon leads to it', async () => {
  const { statusCode, headers } = await get('/favicon.ico', sister)
  expect([statusCode, headers.location]).toEqual([302, '/icon.svg'])
})

test.each(['faq', 'contact', 'nothing-here'])(
  'the server says by a mark that it is the one that has %s, or has none',
  async (name) => {
    const { headers } = await get(`/static/en-US/${name}.html`)
    expect(headers).toHaveProperty(staticPageMark)
    expect((await get('/icon.svg')).headers).not.toHaveProperty(staticPageMark)
  },
)

test.each(['localhost', sister])(
  'the page for contact at %s says where somebody writes who cannot log in',
  async (host) => {
    const parts = { siteFolder: folder, contactEmail: 'a&b"@staylend.example' }
    const app = await buildTestApp(site.context, parts)
    const address = 'a&amp;b&quot;@staylend.example'
    for (const culture of cultures) {
      const url = `/static/${culture}/contact.html`
      const { body, headers } = await app.inject({ url, headers: { host } })
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain(`<a href="mailto:${address}">${address}</a>`)
      expect(body).not.toMatch(/\{contact\}|<!--/)
      const without = await get(url, host)
      expect(without.body).toContain('<h1>')
      expect(without.body).not.toMatch(/mailto|\{contact\}|<!--/)
    }
    await app.close()
  },
)

test.each(['/static/%E0%A4%A', '/static/en-US/%00.html', '/static/..%2f..%2fsecret.txt'])(
  '%s leads nowhere, and is no failure',
  async (url) => {
    for (const host of ['localhost', sister]) {
      const { statusCode, body } = await get(url, host)
      expect(statusCode).toBeLessThan(500)
      expect(body).not.toContain('of the folder above')
    }
  },
)

test('the address of a page that was cut within a letter leads to what is left of it', async () => {
  const { statusCode, headers } = await get('/rentat/%E0%B8%81%E0%B8?mode=list')
  expect(statusCode).toBe(302)
  expect(headers.location).toBe('/rentat/%E0%B8%81?mode=list')
  const { statusCode: refused } = await get('/api/rent/%E0%B8')
  expect(refused).toBeGreaterThanOrEqual(400)
  expect(refused).toBeLessThan(500)
})

test('the worker of a site is told of its start page, which changes with the site alone', async () => {
  const [own, other] = [await get('/main.js', sister), await get('/main.js')]
  const filesIn = (script: string) => JSON.parse(/^self\.SITE=(.*);\n/.exec(script)?.[1] ?? '{}')
  expect(filesIn(own.body)).toMatchObject({ name: 'Ridelend' })
  expect(filesIn(other.body)).toMatchObject({ name: 'Staylend' })
  expect(filesIn(own.body).files[0].url).toBe('index.html')
  expect(filesIn(own.body).files[0].revision).not.toBe(filesIn(other.body).files[0].revision)
  expect(own.body).toContain('self.started = true')
  const again = await get('/main.js', sister, { 'if-none-match': String(own.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('the page of a site says what it is, and nothing is left to fill in', async () => {
  const { body } = await get('/index.html', sister)
  expect(body).toContain('<title>Ridelend</title>')
  expect(body).not.toMatch(/\{site\./)
  const [, data = ''] = /id="site">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(data)).toMatchObject({ id: ridelend.id, sisters: [{ name: 'Staylend' }] })
  const rules = /<style>(.*?)<\/style>/.exec(body)?.[1]
  expect(rules).toContain(`--hue-primary:${ridelend.colours.hues.primary}`)
})
