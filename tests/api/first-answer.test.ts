import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setListingActive } from '#contract/endpoints/rent.ts'
import { pageScriptHash } from '#server/plugins/content-policy.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'assets/home-1.js' },
  'src/routes/_member.tsx?tsr-split=component': { file: 'assets/member-1.js' },
  'src/routes/rentitem.$id.tsx?tsr-split=component---loader': {
    file: 'assets/item-1.js',
    css: ['assets/item-1.css'],
    imports: ['index.html', '_react.js', '_card.js'],
  },
  'src/routes/_member.reserve.$id.tsx?tsr-split=component': { file: 'assets/reserve-1.js' },
  'src/routes/_member.reserve.view.$id.tsx?tsr-split=component': { file: 'assets/view-1.js' },
}
const pages = {
  index: 'assets/home-1.js',
  _member: 'assets/member-1.js',
  'rentitem.$id': 'assets/item-1.js',
  '_member.reserve.$id': 'assets/reserve-1.js',
  '_member.reserve.view.$id': 'assets/view-1.js',
}

const hostile = '</script><script>alert("1")</script><!--'

let site: TestApp
let folder: string
let lender: Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-pages-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), sitePage)
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages))
  site = await openTestApp({ siteFolder: folder })
  lender = await newUser(site)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'staylend.example:8787', ...headers } })

const cookieOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const sentData = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="sent-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  )

const noIndex = '<meta name="robots" content="noindex">'

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the page of a listing', () => {
  test('carries the answers that it would ask for, as the API gives them', async () => {
    const id = await newListing(lender, { Title: 'By the river' })
    const response = await get(`/rentitem/${id}`)
    expect(response.statusCode).toBe(200)
    const answers = sentData(response.body)
    expect(answers[`/api/rent/get/${id}`]).toEqual((await get(`/api/rent/get/${id}`)).json())
    const lenderId = answers[`/api/rent/get/${id}`].resObj.UserId
    expect(answers[`/api/user/public/${lenderId}`]).toEqual(
      (await get(`/api/user/public/${lenderId}`)).json(),
    )
  })

  test('says in its head what it is, and where', async () => {
    const id = await newListing(lender, {
      Title: 'By the river',
      Details: `Quiet & bright.\n\n${'A long story about it. '.repeat(20)}`,
    })
    const { body, headers } = await get(`/rentitem/${id}`)
    expect(body).toContain('<title>By the river · Staylend</title>')
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body).toMatch(
      /<meta name="description" content="Quiet &amp; bright\. A long [^"]{80,140} …">/,
    )
    expect(body.match(/name="description"/g)).toHaveLength(1)
    const address = `http://staylend.example:8787/rentitem/${id}`
    expect(body).toContain(`<link rel="canonical" href="${address}">`)
    expect(body).toContain('<meta property="og:title" content="By the river · Staylend">')
    expect(body).toContain(`<meta property="og:url" content="${address}">`)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    [`Wi-Fi ${'静かな部屋です。'.repeat(30)}`, 160],
    ['🏡'.repeat(200), 160],
  ])('cuts %s between its characters', async (Details, characters) => {
    const id = await newListing(lender, { Details })
    const { body } = await get(`/rentitem/${id}`)
    const [, said = ''] = /<meta name="description" content="([^"]*) …">/.exec(body) ?? []
    expect(Details.startsWith(said)).toBe(true)
    expect([...said]).toHaveLength(characters)
  })

  test('tells search engines what it is, where, and for how much', async () => {
    const id = await newListing(lender, { Title: 'By "the" river', City: 'Bangkok', Zip: '10110' })
    const { body, headers } = await get(`/rentitem/${id}`)
    expect(structured(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Apartment'],
      name: 'By "the" river',
      description: 'Two rooms and a pool.',
      url: `http://staylend.example:8787/rentitem/${id}`,
      address: { addressLocality: 'Bangkok', postalCode: '10110' },
      geo: { latitude: 13.7563, longitude: 100.5018 },
      offers: [
        {
          price: 900,
          priceCurrency: 'THB',
          priceSpecification: { referenceQuantity: { unitCode: 'DAY' } },
        },
        {
          price: 5000,
          priceCurrency: 'THB',
          priceSpecification: { referenceQuantity: { unitCode: 'WEE' } },
        },
      ],
    })
    // Data is not run, so it needs no leave of the policy, which one script within each page has.
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${pageScriptHash}';`)
  })

  test('names no address that a request has made up', async () => {
    const id = await newListing(lender)
    const path = `/rentitem/${id}`
    const made = await get(path, { host: 'evil.example/#' })
    expect(made.body).toContain('og:title')
    expect(made.body).not.toMatch(/canonical|og:url|og:image|evil/)
    const known = await buildTestApp(site.context, {
      siteFolder: folder,
      publicUrl: 'https://staylend.example',
    })
    const { body } = await known.inject({ url: path, headers: { host: 'evil.example' } })
    expect(body).toContain(`<link rel="canonical" href="https://staylend.example${path}">`)
    expect(body).not.toContain('evil')
    await known.close()
  })

  test('cannot be broken out of by what a lender wrote', async () => {
    const id = await newListing(lender, {
      Title: `" onload="x ${hostile}`,
      Details: hostile,
    })
    const { body } = await get(`/rentitem/${id}`)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<!--')
    const withoutData = body.replaceAll(/<script type="application.*?<\/script>/gs, '')
    expect(withoutData).not.toContain('" onload')
    expect(body.split('</script>')).toHaveLength(sitePage.split('</script>').length + 3)
    expect(structured(body)).toMatchObject({ name: `" onload="x ${hostile}`, description: hostile })
    expect(sentData(body)[`/api/rent/get/${id}`].resObj.Details).toBe(hostile)
  })

  test('shows private notes to the owner alone', async () => {
    const id = await newListing(lender, { PrivateNotes: 'The key is below the pot.' })
    expect((await get(`/rentitem/${id}`)).body).not.toContain('below the pot')
    const own = await get(`/rentitem/${id}`, { cookie: cookieOf(lender) })
    expect(own.body).toContain('below the pot')
  })

  test('stays in no cache when it is made for one reader', async () => {
    const id = await newListing(lender)
    const { headers } = await get(`/rentitem/${id}`, { cookie: cookieOf(lender) })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
    expect((await get(`/rentitem/${id}`)).headers['cache-control']).toBe('no-cache')
    const plain = await get('/profile', { cookie: cookieOf(lender) })
    expect(plain.headers['cache-control']).toBe('no-cache')
  })

  test('still shows when it is not active, but no search engine is to', async () => {
    const id = await newListing(lender)
    await lender.get(setListingActive, { params: { id, active: 0 } })
    const response = await get(`/rentitem/${id}`)
    expect(response.statusCode).toBe(200)
    expect(sentData(response.body)[`/api/rent/get/${id}`].resObj.IsActive).toBe(0)
    expect(response.body).toContain(noIndex)
    await lender.get(setListingActive, { params: { id, active: 1 } })
    expect((await get(`/rentitem/${id}`)).body).not.toContain(noIndex)
  })

  test('is the plain one with status 503 while the listing cannot be read', async () => {
    const id = await newListing(lender)
    const away = new Proxy(site.context.db, {
      get: () => {
        throw new Error('The database is away')
      },
    })
    const app = await buildTestApp({ ...site.context, db: away }, { siteFolder: folder })
    const { statusCode, headers, body } = await app.inject(`/rentitem/${id}`)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toContain('<div id="root">')
    await app.close()
  })

  test('is the plain one with status 404 when there is no such listing', async () => {
    const response = await get('/rentitem/999999')
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<div id="root">')
    expect(response.body).not.toContain('sent-data')
    const again = await get('/rentitem/999999', { 'if-none-match': String(response.headers.etag) })
    expect(again.statusCode).toBe(404)
  })

  test('is the plain one with status 404 when its listing was deleted', async () => {
    const id = await newListing(lender)
    expect((await get(`/rentitem/${id}`)).statusCode).toBe(200)
    await site.context.db
      .updateTable('listing')
      .set({ deleted_at: site.clock.now, is_active: false })
      .where('id', '=', id)
      .execute()
    const response = await get(`/rentitem/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toMatch(/sent-data|og:title|ld\+json/)
  })

  test.each(['0', '-1', 'x', '1.5', '01', '1e3', '9'.repeat(16), "1'--", '%00', '7x'])(
    'has no data and status 404 at "%s"',
    async (wrong) => {
      const response = await get(`/rentitem/${wrong}`)
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('<div id="root">')
      expect(response.body).not.toMatch(/sent-data|og:title|ld\+json/)
    },
  )

  test('is not sent again while it is the same', async () => {
    const id = await newListing(lender)
    const { headers } = await get(`/rentitem/${id}`)
    const again = await get(`/rentitem/${id}`, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('every page', () => {
  const linksIn = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="(\w+)" (?:fetchpriority="low" )?crossorigin href="\/assets\/(.+?)">/g,
      ),
    ].map(([, rel, file]) => `${rel} ${file}`)
  const ofEntry = linksIn(sitePage)
  const links = async (path: string) =>
    linksIn((await get(path)).body).filter((link) => !ofEntry.includes(link))

  test('names the files of its route, but not the entry again', async () => {
    expect(await links('/')).toEqual(['modulepreload home-1.js'])
    expect(await links('/rentitem/x')).toEqual([
      'modulepreload item-1.js',
      'modulepreload card-1.js',
      'stylesheet card-1.css',
      'stylesheet item-1.css',
    ])
  })

  test('finds its route by words before parameters, with the layout around it', async () => {
    expect(await links('/reserve/7')).toEqual([
      'modulepreload member-1.js',
      'modulepreload reserve-1.js',
    ])
    expect(await links('/reserve/view/7?x=1')).toEqual([
      'modulepreload member-1.js',
      'modulepreload view-1.js',
    ])
    expect(await links('/no/such/page')).toEqual([])
  })

  test.each(['/no/such/page', '/apple-touch-icon.png', '/.env'])(
    'says with status 404 that there is none at %s',
    async (path) => {
      const { statusCode, headers, body } = await get(path)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain('<div id="root">')
    },
  )
})
