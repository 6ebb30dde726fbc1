import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const path = '/.well-known/security.txt'
let site: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-site-'))
  writeFileSync(join(folder, 'index.html'), sitePage)
  site = await openTestApp({
    siteFolder: folder,
    publicUrl: 'https://staylend.example',
    securityContact: 'mailto:security@staylend.example',
  })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

describe('who has found a weakness', () => {
  test('is told whom to write to, until when that holds, and where it stands', async () => {
    const { statusCode, headers, body } = await site.app.inject(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe(
      [
        'Contact: mailto:security@staylend.example',
        'Expires: 2027-05-09T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://staylend.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  test('reads on a sister site that it stands there', async () => {
    const host = 'ridelend.localhost'
    const headers = { host, 'x-forwarded-proto': 'https' }
    const app = await buildTestApp(site.context, {
      siteFolder: folder,
      publicUrl: 'https://staylend.localhost',
      securityContact: 'mailto:security@staylend.example',
      trustProxy: true,
    })
    const { body } = await app.inject({ url: path, headers })
    expect(body).toContain(`Canonical: https://${host}${path}\n`)
    await app.close()
  })

  test('finds nothing where nobody is to be written to', async () => {
    const app = await buildTestApp(site.context, { siteFolder: folder })
    const { statusCode, headers } = await app.inject(path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch(/^application\/json/)
    await app.close()
  })
})

test('a password manager is led to where the password is changed', async () => {
  const { statusCode, headers } = await site.app.inject('/.well-known/change-password')
  expect(statusCode).toBe(302)
  expect(headers.location).toBe('/profile')
})

test.each([
  '/.well-known/',
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
])('%s is no page: else nobody could tell that anything else there is one', async (url) => {
  expect((await site.app.inject(url)).statusCode).toBe(404)
})
