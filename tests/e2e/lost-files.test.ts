import {
  brokenServer,
  loginPage,
  rememberedLoginPage,
  type Instead,
} from '#tests/fixtures/start-proxy.ts'
import { test } from './behind-proxy.ts'
import { cutFile } from './cut-file.ts'
import { expect } from './test.ts'

test.use({
  // What a file lacks that was cut depends on where.
  expectedComplaint:
    /status of 500|MIME type|SyntaxError|dynamically imported|^(Unexpected|Unterminated|Invalid|missing)/,
})

const entry = /^\/assets\/index-.*\.js$/
const imported = /^\/assets\/base-.*\.js$/

test('a page whose start fails, and then what that imports, says so each time, and can be tried again', async ({
  page,
  network,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded' })
  const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click()
  network.instead = { paths: entry, answer: brokenServer }
  await page.goto(`${network.url}/login`)
  await expect(failure).toBeVisible()

  network.instead = { paths: imported, answer: loginPage }
  const loadedAgain = page.waitForEvent('framenavigated')
  await tryAgain()
  await loadedAgain
  await expect(failure).toBeVisible()
  network.instead = null
  await tryAgain()
  await expect(page.getByLabel('Email')).toBeVisible()
})

for (const [what, answer] of [
  ['a login page that the browser remembers', rememberedLoginPage],
  ['a file that was cut on its way', cutFile],
] satisfies [string, Instead][]) {
  test(`a page that got ${what} for its start says so, and can be tried again`, async ({
    page,
    network,
  }) => {
    network.instead = { paths: entry, answer }
    await page.goto(`${network.url}/login`)
    await expect(page.getByRole('alert')).toContainText('This could not be loaded')
    network.instead = null
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })
}

test('what a browser remembers of another day is not taken for the app', async ({
  page,
  network,
}) => {
  network.instead = { paths: entry, answer: rememberedLoginPage }
  await page.goto(`${network.url}/login`)
  await expect(page.getByRole('alert')).toBeVisible()
  network.instead = null
  await page.goto(`${network.url}/login`)
  await expect(page.getByLabel('Email')).toBeVisible()
})

for (const [what, answer] of [
  ['a login page that the browser remembers', rememberedLoginPage],
  ['a file that was cut on its way', cutFile],
] satisfies [string, Instead][]) {
  test(`a page that got ${what} for a part of it can be tried again`, async ({ page, network }) => {
    await page.goto(`${network.url}/about`)
    await expect(page.getByText('Staylend brings together people')).toBeVisible()
    network.instead = { paths: /\/assets\/small-parts-.*\.js$/, answer }
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
    network.instead = null
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })
}
