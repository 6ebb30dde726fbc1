import { newPerson } from './person.ts'
import { expectKept, heart, saveListing, saveShown, sent } from './saved-page.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    noteAsked?(where: string): Promise<void>
    isLockFree?: boolean
    goOn?(): void
  }
}

test('what is saved while another tab may take its turn is kept all the same', async ({ page }) => {
  await page.addInitScript(giveLocksBackSlowly)
  await page.goto('/rentitem/1')
  await page.waitForFunction(() => window.isLockFree)
  await saveShown(page)
  await page.evaluate(() => window.goOn?.())
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await expectKept(page)
})

test('the map of a town goes with the last place there, also where another device takes it back', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newPerson(baseURL ?? '', 'Ada')
  await member.enter(context)
  await sent(page, async () => void (await saveListing(page, 1)))
  await workerIsReady(page)
  await page.goto('/saved')
  await expectKept(page)
  await page.getByRole('button', { name: 'Keep the map of Pattaya' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(/^Map of Pattaya · .* on this device$/)).toBeVisible({
    timeout: 60_000,
  })

  await member.ask('POST', '/api/rent/save/1/0')
  await page.reload()
  await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
  const areas = () =>
    page.evaluate(async () => (await (await caches.open('kept-areas')).keys()).length)
  await expect.poll(areas).toBe(0)
})

test('the browser is asked once to keep what is saved, and once more in the installed app', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  await context.exposeFunction('noteAsked', (where: string) => asked.push(where))
  await context.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'persist', {
      async value() {
        await window.noteAsked?.(matchMedia('(display-mode: standalone)').matches ? 'app' : 'page')
        return false
      },
    })
  })
  await saveListing(page, 1)
  await saveListing(page, 2)
  expect(asked).toEqual(['page'])

  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      ask(query === '(display-mode: standalone)' ? '(display-mode: browser)' : query)
  })
  await page.goto('/saved')
  await expect.poll(() => asked).toEqual(['page', 'app'])
  await saveListing(page, 3)
  expect(asked).toEqual(['page', 'app'])
})

test('where the browser lets the site keep nothing, all else goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'))
    Object.defineProperty(navigator.locks, 'request', { value: refuse })
    Object.defineProperty(caches, 'open', { value: refuse })
  })
  await page.goto('/storage')
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
})

test('where the browser lets the site have no database, a visitor’s heart stays empty and says so', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  )
  await page.goto('/rentitem/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await heart(page, title).click()
  await expect(
    page.getByText('Nothing has changed: this browser lets the app keep nothing on this device.'),
  ).toBeVisible()
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('a tile that does not come', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('is asked for again after a while', async ({ page, context }) => {
    await page.goto('/rentitem/1')
    await workerIsReady(page)
    let failed = 0
    await context.route(/\/tiles\//, async (route) => {
      failed += 1
      if (failed === 1) await route.abort()
      else await route.continue()
    })
    await saveShown(page)
    await page.getByRole('link', { name: 'Saved' }).first().click()
    await expectKept(page)
    expect(failed).toBeGreaterThan(1)
  })
})

function giveLocksBackSlowly(): void {
  const request = navigator.locks.request.bind(navigator.locks) as (
    ...given: unknown[]
  ) => Promise<unknown>
  const mayGoOn = new Promise<void>((resolve) => (window.goOn = resolve))
  const slowly = async (...given: unknown[]) => {
    const answer = await request(...given)
    if (given[0] === 'keep-saved') {
      window.isLockFree = true
      await mayGoOn
    }
    return answer
  }
  Object.defineProperty(navigator.locks, 'request', { value: slowly })
}
