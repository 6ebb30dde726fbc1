import { translationPath } from '#contract/domain/translation-path.ts'
import { cultures } from '#contract/domain/user.ts'
import { sites } from '#sites/all.gen.ts'
import { holdUp } from './hold-up.ts'
import { keptQueries } from './kept-queries.ts'
import { speak } from './access/speak.ts'
import { choose, english, heading, thai } from './language-menu.ts'
import { expect, test } from './test.ts'

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

test('the texts that a server of another version has sent are renewed in the next visit', async ({
  page,
}) => {
  await page.route('/translate/th-TH.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(?<=revision = ")[^"]+/, 'another')
    await route.fulfill({ response, body })
  })
  await page.goto('/saved')
  await choose(page, 'English', 'ไทย')
  await expect.poll(() => keptQueries(page)).toContain('["translation","/translate/th-TH.js"]')
  await page.unroute('/translate/th-TH.js')
  const renewed = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/translate/th-TH.js'),
  )
  await page.reload()
  await renewed
  await expect(heading(page)).toHaveText(thai)
})

const scripts = { contentType: 'text/javascript' }
const badFiles = [
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
] as const

test.describe('a file that cannot be read', () => {
  test.use({ expectedComplaint: /Script does not exist|script load error|404/ })

  test('leaves English, and one line in the log', async ({ page }) => {
    let lines: string[] = []
    page.on('console', (line) => {
      if (/script/i.test(line.text())) lines.push(line.text())
    })
    await speak(page, 'th-TH')
    for (const [what, answer, complaint] of badFiles) {
      await test.step(what, async () => {
        await page.unroute('/translate/**')
        await page.route('/translate/**', (route) => route.fulfill(answer))
        lines = []
        await page.goto('/saved')
        await expect(heading(page)).toHaveText(english)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
        expect(lines).toEqual([expect.stringMatching(complaint)])
        await choose(page, 'English', 'ไทย')
        await expect(page.getByText('This language cannot be loaded now.')).toBeVisible()
        await expect(heading(page)).toHaveText(english)
      })
    }
  })
})

test.describe('the code that reads texts', () => {
  test.use({ expectedComplaint: /ERR_FAILED|did not come|dynamically imported/ })

  test('leaves English where it does not come', async ({ page }) => {
    // Whoever reads an answer needs it as well.
    await page.route(/\/assets\/data-/, (route) => route.abort())
    await speak(page, 'th-TH')
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
    await speak(page, 'th-TH')
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
  await speak(page, 'th-TH')
  await page.goto('/saved')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  await expect(heading(page)).toHaveText(english)
})

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
