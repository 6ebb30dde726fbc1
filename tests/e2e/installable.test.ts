import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import sharp from 'sharp'
import { readInstallList } from '#tools/worker-list.ts'
import { expect, test } from './test.ts'

interface WebManifest {
  name: string
  short_name: string
  id: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[]
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
}

test('the worker is a classic script, and waits for the shell alone', async ({ request }) => {
  const code = readFileSync('dist/app/main.js', 'utf8')

  await test.step('every browser takes it', () => {
    expect(() => new Script(code)).not.toThrow()
    expect(code).not.toMatch(/\bimport\s*[({"']|\bexport\s*[{*]|import\.meta/)
  })

  await test.step('it does not wait for the library of the map', async () => {
    const served = await (await request.get('/main.js')).text()
    expect(served).toMatch(
      /^self\.SITE=\{"name":"Staylend","files":\[\{"url":"index\.html","revision":"/,
    )
    for (const name of ['kept-maps', 'maplibre-gl-(?!worker)', 'maplibre-gl-worker']) {
      expect(served).toMatch(new RegExp(`"isLate":true,"revision":null,"url":"assets/${name}`))
    }
  })

  await test.step('what differs between the sites is on no list that they share', () => {
    expect(code).not.toMatch(/"url":"(index\.html|manifest|icon|assets\/sites)/)
  })

  await test.step('no catalog is on the list, nor what is shown to developers alone', () => {
    expect(code).not.toContain('"url":"translate/')
    expect(code).not.toMatch(/"url":"assets\/(gallery|inspector|test\.(outbox|ui))-/)
  })

  await test.step('what an install waits for is at most 3 MiB, and none of it is the map', () => {
    const { paths, bytes } = readInstallList()
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.join()).not.toMatch(/screenshots|kept-maps-[^,]*js|maplibre-gl/)
    expect(bytes).toBeLessThanOrEqual(3 * 1024 ** 2)
  })
})

test('the manifest is whole, its pictures are what it says, and nothing keeps the browser from installing the app', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest: WebManifest = await response.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Staylend',
    short_name: 'Staylend',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Rent', 'Saved', 'Inbox'])
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  )
  for (const { src, sizes } of [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots,
    { src: touchIcon ?? '', sizes: '180x180', purpose: '' },
  ]) {
    const picture = await request.get(src)
    const { width, height } = await sharp(await picture.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }

  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const reasons = installabilityErrors.map(({ errorId }) => errorId)
  // A test's browser is incognito, where nothing can be installed.
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([])
})
