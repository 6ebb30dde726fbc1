import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailFolder, type MailFolder } from '#server/mail/mail-folder.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const unstopped = new AbortController().signal

let site: TestApp
let app: FastifyInstance
let folder: string
let mails: MailFolder
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(async () => {
  await site.close()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylend-mail-'))
  mails = openMailFolder(folder)
  app = await buildTestApp(site.context, { shownMails: mails })
  return async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})

const put = (id: string, subject: string, html = '<p>Hello') =>
  mails.send(
    {
      id,
      subject,
      html,
      text: `Text of <b>${subject}</b>`,
      sentOn: new Date('2026-11-10T02:20:00Z'),
      from: { name: 'Staylend', address: 'mail@staylend.example' },
      to: { name: '<i>Lena', address: 'lena@mail.example' },
    },
    unstopped,
  )
const read = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { statusCode, policy: String(headers['content-security-policy']), headers, body }
}

test('the list has the newest mail first, each with its way to it', async () => {
  expect((await read('/test/mail')).body).toContain('No mails yet.')
  await put('1-1-1', 'First')
  await put('2-2-1', 'Second & last')
  const { statusCode, headers, body } = await read('/test/mail')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const links = [...body.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['/test/mail/2-2-1', 'Second &amp; last'],
    ['/test/mail/1-1-1', 'First'],
  ])
  expect(body).toContain('&lt;i&gt;Lena &lt;lena@mail.example&gt;')
})

test('a mail shows its plain text, and its HTML in a frame where nothing runs', async () => {
  await put('1-1-1', 'First', '<html><head></head><script>alert(1)</script>')
  const page = await read('/test/mail/1-1-1')
  expect(page.body).toContain('<pre>Text of &lt;b&gt;First&lt;/b&gt;</pre>')
  expect(page.body).not.toContain('alert')
  expect(page.policy).toContain("script-src 'self'")
  const frame = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(page.body)
  expect(frame?.[1]).not.toMatch(/allow-(scripts|same-origin)/)

  const framed = await read(frame?.[2] ?? '')
  expect(framed.body).toContain('<script>alert(1)</script>')
  expect(framed.policy).toMatch(/^default-src 'none'; .*sandbox (?!.*allow-(scripts|same-origin))/)
})

test('what is no mail is not there', async () => {
  for (const path of ['1-1-1', '1-1-1/html', '..%2f..%2fpackage', 'a%00', '%']) {
    const { statusCode } = await read(`/test/mail/${path}`)
    expect([404, 422]).toContain(statusCode)
  }
})

test('where mails are not shown, there is no such page', async () => {
  await put('1-1-1', 'First')
  for (const path of ['', '/1-1-1', '/1-1-1/html', '/style.css']) {
    const { statusCode, json } = await site.app.inject({ url: `/test/mail${path}` })
    expect([statusCode, json().errorCode]).toEqual([404, 3])
  }
})
