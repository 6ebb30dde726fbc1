import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { tilePath } from '#contract/domain/map-source.ts'
import {
  brokenServer,
  loginPage,
  rememberedLoginPage,
  type Instead,
  type Proxy,
} from '#tests/fixtures/start-proxy.ts'
import { readInstallList } from '#tools/worker-list.ts'
import { test } from './behind-proxy.ts'
import { cachedPaths } from './cached-paths.ts'
import { cutFile } from './cut-file.ts'
import { expect } from './test.ts'
import { everyFileIsKept, workerIsReady } from './worker-is-ready.ts'

const textOf = (page: Page, path: string) =>
  page.evaluate(async (path) => (await fetch(path)).text(), path)

test.use({ serviceWorkers: 'allow', expectedComplaint: /status of 500/ })

/** What a network or a server may say instead of what was asked for. */
const wrongAnswers: Instead[] = [loginPage, brokenServer]

test('the login page of a network and the failure of a server are kept as nothing, and take the place of nothing', async ({
  page,
  network,
  request,
}) => {
  const listings: { images: string[] }[] = (await (await request.get('/api/rent/getall')).json())
    .resObj
  const [picture] = listings.flatMap(({ images }) => images)
  if (!picture) throw new Error('The demonstration has pictures')
  const { tilesPath } = await (await request.get('/map.json')).json()
  const tile = tilePath(tilesPath, { z: 3, x: 6, y: 3 })
  await page.goto(`${network.url}/login`)
  await workerIsReady(page)
  await everyFileIsKept(page)
  const chunks = await cachedPaths(page, 'chunks')

  await test.step('they are kept as nothing that they were not', async () => {
    for (const answer of wrongAnswers) {
      network.instead = { paths: /^\/(media|tiles|assets)\/|^\/map\.json/, answer }
      for (const path of [picture, tile, notInstalled(), '/map.json']) await textOf(page, path)
    }
    network.instead = null
    expect((await textOf(page, '/map.json')).includes('tilesPath')).toBe(true)
    await textOf(page, tile)
    await expect.poll(() => cachedPaths(page, 'tiles')).toEqual(['/tiles/3/6/3.mvt'])
    expect(await cachedPaths(page, 'pictures')).toEqual([])
    expect(await cachedPaths(page, 'chunks')).toEqual(chunks)
  })

  await test.step('they take the place of nothing that is kept', async () => {
    await expect.poll(() => cachedPaths(page, 'map-source')).toEqual(['/map.json'])
    for (const answer of wrongAnswers) {
      network.instead = { paths: /^\/map\.json/, answer }
      network.asked.length = 0
      expect(await textOf(page, '/map.json')).toContain('tilesPath')
      // What was asked behind the first answer is there when a second one was asked as well.
      await expect.poll(() => network.asked).toContain('/map.json')
      expect(await textOf(page, '/map.json')).toContain('tilesPath')
      await expect.poll(() => network.asked.length).toBeGreaterThan(1)
      expect(await textOf(page, '/map.json')).toContain('tilesPath')
      await expect.poll(() => network.asked.length).toBeGreaterThan(2)
    }
  })
})

test('a login page that the browser remembers as a file, and one in place of the start page, leave the app as it was', async ({
  page,
  network,
}) => {
  network.instead = { paths: new RegExp(savedPage()), answer: rememberedLoginPage }
  await page.goto(`${network.url}/login`)
  await expectFailedInstall(page, network, savedPage())
  // What has come by now is not asked for again; the start page is.
  network.instead = { paths: new RegExp(startPage), answer: loginPage }
  network.asked.length = 0
  await expectFailedInstall(page, network, startPage)
  await expectWholeApp(page, network)
})

test('the start page of a server of another version is not kept with the files of this one', async ({
  page,
  network,
  request,
}) => {
  const ours = await (await request.get(startPage)).text()
  const theirs = ours.replace(/(?<=\/assets\/index-)[^.]+(?=\.js)/, 'another')
  const answer: Instead = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(theirs)
  network.instead = { paths: new RegExp(startPage), answer }
  await page.goto(`${network.url}/login`)
  await expectFailedInstall(page, network, startPage)
  await expectWholeApp(page, network)
})

test('a file that was cut on its way leaves the app as it was', async ({ page, network }) => {
  network.instead = { paths: new RegExp(savedPage()), answer: cutFile }
  await page.goto(`${network.url}/login`)
  await expectFailedInstall(page, network, savedPage())
  await expectWholeApp(page, network)
})

async function expectFailedInstall(page: Page, network: Proxy, path: string): Promise<void> {
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/main.js')
    return new Promise((resolve) =>
      installing?.addEventListener('statechange', () => resolve(installing.state)),
    )
  })
  expect(network.asked).toContain(path)
  expect(state).toBe('redundant')
}

async function expectWholeApp(page: Page, network: Proxy): Promise<void> {
  network.instead = null
  await page.reload()
  await workerIsReady(page)
  await page.goto(`${network.url}/saved`)
  await expect(page.getByText('readable without a connection')).toBeVisible()
}

const startPage = '/index.html'

/** The chunk of the page 'Saved', for which an install waits. */
function savedPage(): string {
  return `/${readInstallList().paths.find((path) => /\/member-pages-.*\.js$/.test(path))}`
}

/** A chunk that is on no list, and kept once it is asked for. */
const notInstalled = () =>
  `/assets/${readdirSync('dist/app/assets').find((name) => /^gallery-.*\.js$/.test(name))}`
