import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListing, setListingActive } from '#contract/endpoints/rent.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { listingForm, newListing, newUser, removeListing } from '#tests/fixtures/people.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let folder: string
let lender: Client
const active: number[] = []
let car: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-robots-'))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /profile\n')
  site = await openTestApp({ siteFolder: folder })
  lender = await newUser(site)
  for (let at = 0; at < 5; at += 1) active.push(await newListing(lender))
  const [hidden, deleted] = [await newListing(lender), await newListing(lender)]
  await lender.get(createListing, { body: listingForm() })
  await lender.get(setListingActive, { params: { id: hidden, active: 0 } })
  car = await newListing(lender)
  await removeListing(site, deleted)
  const listing = site.context.db.updateTable('listing')
  await listing.set({ site_id: ridelend.id, type_id: 4 }).where('id', '=', car).execute()
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, host = 'staylend.example', { app } = site) =>
  app.inject({ url, headers: { host } })
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

describe('the sitemap', () => {
  test('lists every active listing of the site and nothing else, with its last change', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(locations(body)).toEqual(active.map((id) => `http://staylend.example/rentitem/${id}`))
    const { updated_on: changedOn } = await site.context.db
      .selectFrom('listing')
      .select('updated_on')
      .where('id', '=', active[0]!)
      .executeTakeFirstOrThrow()
    expect(body).toContain(`<lastmod>${changedOn.toISOString()}</lastmod>`)
  })

  test('of the sister site lists the sister’s', async () => {
    const host = 'ridelend.localhost:8787'
    expect(locations((await get('/sitemap.xml', host)).body)).toEqual([
      `http://${host}/rentitem/${car}`,
    ])
  })

  test('is split into an index above the number that a file may hold', async () => {
    const app = await buildTestApp(site.context, { siteFolder: folder, sitemapEntriesAtMost: 3 })
    const split = { ...site, app }
    const index = await get('/sitemap.xml', undefined, split)
    expect(index.body).toContain('<sitemapindex')
    const files = locations(index.body).map((location) => new URL(location!).pathname)
    expect(files.length).toBeGreaterThan(1)
    const listed: (string | undefined)[] = []
    for (const file of files) {
      const { body } = await get(file, undefined, split)
      const here = locations(body)
      expect(here.length).toBeLessThanOrEqual(3)
      listed.push(...here)
    }
    expect(listed).toEqual(active.map((id) => `http://staylend.example/rentitem/${id}`))
    await app.close()
  })

  test.each(['/sitemap-0.xml', '/sitemap-99.xml', '/sitemap-x.xml', '/sitemap-99999999.xml'])(
    'has no part %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  test('names no address that a request has made up', async () => {
    expect((await get('/sitemap.xml', 'evil.example/#')).statusCode).toBe(404)
    const app = await buildTestApp(site.context, { publicUrl: 'https://staylend.example' })
    const { body } = await get('/sitemap.xml', 'evil.example', { ...site, app })
    expect(locations(body)[0]).toBe(`https://staylend.example/rentitem/${active[0]}`)
    const sister = await get('/sitemap.xml', 'ridelend.localhost', { ...site, app })
    expect(locations(sister.body)).toEqual([`http://ridelend.localhost/rentitem/${car}`])
    await app.close()
  })
})

test('robots.txt keeps its rules and names the sitemap of the site that was asked', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toBe(
    'User-agent: *\nDisallow: /profile\n\nSitemap: http://staylend.example/sitemap.xml\n',
  )
  expect((await get('/robots.txt', 'evil.example/#')).body).toBe(
    'User-agent: *\nDisallow: /profile\n',
  )
})
