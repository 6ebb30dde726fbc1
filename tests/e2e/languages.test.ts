import type { Page } from '@playwright/test'
import { translationPath } from '#contract/domain/translation-path.ts'
import { cultures } from '#contract/domain/user.ts'
import { clientVersion } from '#contract/limits.ts'
import { sites } from '#sites/all.gen.ts'
import { newStay } from './begun-stay.ts'
import { holdUp } from './hold-up.ts'
import { keptQueries } from './kept-queries.ts'
import { newPost } from './lenders.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const english = 'Saved'
const thai = 'บันทึกไว้'

test.describe('a language', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('is asked for when it is chosen, is kept, and is all that is ever asked for', async ({
    page,
    context,
  }) => {
    const asked = translationsAskedFor(page)
    await page.goto('/saved')
    await workerIsReady(page)
    await choose(page, 'English', 'ไทย')
    await expect(heading(page)).toHaveText(thai)
    expect(asked().toSorted()).toEqual([
      'GET /translate/2/th-TH.js',
      'GET /translate/th-TH.js',
      'HEAD /translate/2/th-TH.js',
      'HEAD /translate/th-TH.js',
    ])
    for (const path of ['/translate/th-TH.js', '/translate/2/th-TH.js']) {
      await expect.poll(() => keptQueries(page)).toContain(`["translation","${path}"]`)
    }

    await page.reload()
    await expect(heading(page)).toHaveText(thai)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText(thai)
    await choose(page, 'ไทย', 'English')
    await expect(heading(page)).toHaveText(english)
    expect(asked()).toHaveLength(4)
  })
})

test('a language that is on the device is there within 200 ms', async ({ page }) => {
  await page.goto('/saved')
  await choose(page, 'English', 'ไทย')
  await expect(heading(page)).toHaveText(thai)
  await choose(page, 'ไทย', 'English')
  await expect(heading(page)).toHaveText(english)
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'ไทย' })).toBeVisible()
  const tookMs = await page.evaluate(async () => {
    const changes = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.documentElement, {
        attributeFilter: ['lang'],
      }),
    )
    const begin = performance.now()
    document.querySelector<HTMLElement>('dialog [lang=th-TH]')?.click()
    await changes
    await new Promise(requestAnimationFrame)
    return performance.now() - begin
  })
  expect(tookMs).toBeLessThan(200)
  await expect(heading(page)).toHaveText(thai)
})

test('the texts of an older version are shown at once, and renewed behind them', async ({
  page,
}) => {
  await page.goto('/saved')
  await choose(page, 'English', 'ไทย')
  await expect(heading(page)).toHaveText(thai)
  await expect.poll(() => keptQueries(page)).toContain('["translation","/translate/th-TH.js"]')
  await page.evaluate(ageTranslation, 'th-TH')
  const release = await holdUp(page, '/translate/th-TH.js')
  await page.reload()
  await expect(heading(page)).toHaveText('old')
  release()
  await expect(heading(page)).toHaveText(thai)
})

const scripts = { contentType: 'text/javascript' }
for (const [what, answer, complaint] of [
  ['that is not there', { status: 404 }, /^Script does not exist/],
  [
    'for which a page comes',
    { contentType: 'text/html', body: '<p>Log in</p>' },
    /^Script does not exist/,
  ],
  [
    'in which there is a page',
    { ...scripts, body: '<p>Log in</p>' },
    /^script load error for \/translate\/th-TH\.js/,
  ],
  [
    'that is cut short',
    { ...scripts, body: 'export const messages = {"a":' },
    /^script load error for/,
  ],
  [
    'that holds something else',
    { ...scripts, body: 'export const messages = "none"' },
    /^script load error for/,
  ],
] as const) {
  test.describe('a file', () => {
    test.use({ expectedComplaint: /Script does not exist|script load error|404/ })

    test(`${what} leaves English, and one line in the log`, async ({ page }) => {
      const lines: string[] = []
      page.on('console', (line) => {
        if (/script/i.test(line.text())) lines.push(line.text())
      })
      await page.route('/translate/**', (route) => route.fulfill(answer))
      await remember(page, 'th-TH')
      await page.goto('/saved')
      await expect(heading(page)).toHaveText(english)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      expect(lines).toEqual([expect.stringMatching(complaint)])
      await choose(page, 'English', 'ไทย')
      await expect(page.getByText('This language cannot be loaded now.')).toBeVisible()
      await expect(heading(page)).toHaveText(english)
    })
  })
}

test.describe('the code that reads texts', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaint: /ERR_FAILED|did not come|dynamically imported/,
  })

  test('leaves English where it does not come', async ({ page }) => {
    // Whoever reads an answer needs it as well.
    await page.route(/\/assets\/data-/, (route) => route.abort())
    await remember(page, 'th-TH')
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Rent' })).toBeVisible()
  })
})

test.describe("a site's own file", () => {
  test.use({ expectedComplaint: /Script does not exist|404/ })

  test('that is not there leaves its texts in English, and the others as they are', async ({
    page,
  }) => {
    const lines: string[] = []
    page.on('console', (line) => {
      if (/script/i.test(line.text())) lines.push(line.text())
    })
    await page.route('/translate/2/th-TH.js', (route) => route.fulfill({ status: 404 }))
    await remember(page, 'th-TH')
    await page.goto('/saved')
    await expect(heading(page)).toHaveText(thai)
    await expect(page.getByText(/^Places you save with the heart/)).toBeVisible()
    expect(lines).toEqual([expect.stringMatching(/^Script does not exist/)])
  })
})

test('what a file lacks is said in English', async ({ page }) => {
  await page.route('/translate/th-TH.js', (route) =>
    route.fulfill({ ...scripts, body: 'export const messages = {}' }),
  )
  await remember(page, 'th-TH')
  await page.goto('/saved')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  await expect(heading(page)).toHaveText(english)
})

test.describe('what the server says', () => {
  test.use({ expectedComplaint: /status of 403|This reservation is not yours/ })

  test('is said in the language that is shown', async ({ baseURL, page, context }) => {
    const { id } = await newStay(baseURL!, { startsInHours: 48 })
    const { renter: stranger } = await newStay(baseURL!, { startsInHours: 48 })
    await stranger.enter(context)
    await remember(page, 'de-DE')
    await page.goto(`/reserve/view/${id}`)
    await expect(heading(page)).toHaveText('Diese Reservierung gehört dir nicht.')
  })
})

for (const value of [
  '../../api/user/isin?',
  '../th-TH',
  'xx-XX',
  'th-th',
  '__proto__',
  7,
  null,
  {},
]) {
  test(`${JSON.stringify(value)} in storage is no language`, async ({ page }) => {
    const asked = translationsAskedFor(page)
    await remember(page, value)
    await page.goto('/saved')
    await expect(heading(page)).toHaveText(english)
    expect(asked()).toEqual([])
  })
}

test('no address leads out of the folder of translations', async ({ request }) => {
  for (const path of ['xx-XX.js', '..%2fmain.js', 'th-TH', 'th-TH.js/', '2/']) {
    const answer = await request.get(`/translate/${path}`)
    expect(answer.status(), path).toBe(404)
  }
})

test('every language has its files, English too', async ({ request }) => {
  const paths = cultures.flatMap((culture) => [
    translationPath(culture),
    ...sites.map(({ id }) => translationPath(culture, id)),
  ])
  for (const path of paths) {
    const answer = await request.head(path)
    expect(answer.ok(), path).toBe(true)
    expect(answer.headers()['content-type'], path).toContain('javascript')
  }
})

test.describe("the browser's language", () => {
  test.use({ locale: 'th', serviceWorkers: 'allow' })

  test('is offered by one press, until somebody has chosen', async ({ page }) => {
    await page.goto('/saved')
    await expect(heading(page)).toHaveText(english)
    const offer = page.getByRole('group', { name: 'Language' })
    await offer.getByRole('button', { name: 'ไทย' }).click()
    await expect(heading(page)).toHaveText(thai)
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(heading(page)).toHaveText(thai)
  })

  test('is offered no more to who prefers English', async ({ page }) => {
    await page.goto('/saved')
    const offer = page.getByRole('group', { name: 'Language' })
    await offer.getByRole('button', { name: 'English' }).click()
    await expect(offer).toHaveCount(0)
    await expect(heading(page)).toHaveText(english)
    const isRemembered = () => page.evaluate(() => localStorage.getItem('lastLangCode'))
    expect(await isRemembered()).toContain('en-US')
  })
})

test('of two languages the one that was chosen last is remembered, not the one that came last', async ({
  page,
}) => {
  const release = await holdUp(page, /de-DE/)
  await page.goto('/saved')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Deutsch' }).click()
  await dialog.getByRole('button', { name: 'English' }).click()
  await expect(dialog).toHaveCount(0)
  const answered = page.waitForResponse(/de-DE/)
  release()
  await answered
  // A second answer comes after all of the first.
  await page.evaluate(async () => void (await (await fetch('/readyz')).text()))
  await page.reload()
  await expect(heading(page)).toHaveText('Saved')
})

test('a registration keeps what was typed in another language, and loses it with the registration', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await page.getByLabel('First name').fill('Rena')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await choose(page, 'English', 'Deutsch')
  await expect(heading(page)).toHaveText('Registrieren')
  await choose(page, 'Deutsch', 'English')
  await expect(heading(page)).toHaveText('Register')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('First name')).toHaveValue('Rena')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-17')
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await kept()).toContain(email)
  expect(await kept()).not.toContain('a-good-password')

  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await page.getByLabel('Password again').fill('a-good-password')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration successfull')).toBeVisible()
  expect(await kept()).not.toContain(email)
})

test.describe('what the components themselves say', () => {
  test.use({ locale: 'ru-RU' })

  test("is in the app's language, and not in the browser's", async ({ page, context, baseURL }) => {
    const post = await newPost(baseURL, { pictureCount: 1 })
    await post.lender.enter(context)
    await page.goto(`/lend/imgedit/${post.id}`)
    await expect(page.getByRole('button', { name: 'Drag Picture 1' })).toBeVisible()
    await choose(page, 'English', 'Deutsch')
    await expect(page.getByRole('button', { name: 'Foto 1 ziehen' })).toBeVisible()
  })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: from }).click()
  await page.getByRole('dialog').getByRole('button', { name: to }).click()
}

const remember = (page: Page, value: unknown) =>
  page.addInitScript(
    (entry) => localStorage.setItem('lastLangCode', entry),
    JSON.stringify({ version: clientVersion, value }),
  )

function translationsAskedFor(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/translate/')) asked.push(`${request.method()} ${pathname}`)
  })
  return () => asked
}

/** Makes what the device has of a language that of an older version, in which everything was 'old'. */
async function ageTranslation(culture: string): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  for (const name of names) {
    const database = await done(indexedDB.open(name))
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
      for (const key of await done(store.getAllKeys())) {
        if (!String(key).includes(`/translate/${culture}.js`)) continue
        const kept = await done(store.get(key))
        const messages = kept.state.data.messages
        const aged = Object.fromEntries(Object.keys(messages).map((id) => [id, ['old']]))
        kept.state.data = { revision: 'older', messages: aged }
        await done(store.put(kept, key))
      }
    }
    database.close()
  }

  function done<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
