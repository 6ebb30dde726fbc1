import type { Page } from '@playwright/test'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { readChunks } from '#tools/built-chunks.ts'
import { holdUp } from './hold-up.ts'
import { bangkok, button, isDrawn, list, map, sendMap, smallMap } from './map-page.ts'
import { searchedFrom } from './searched-from.ts'
import { expect, test } from './test.ts'

test.describe('one map for all screens', () => {
  test('stands where it stood when its reader comes back from a listing, and asks before it searches', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made = new Set<unknown>()
      const original = HTMLCanvasElement.prototype.getContext
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          const context = Reflect.apply(original, this, [kind, ...rest])
          if (kind.startsWith('webgl') && context) made.add(context)
          Object.assign(window, { contextsMade: made.size })
          return context
        },
      })
    })
    await page.goto(bangkok)
    await isDrawn(page)
    const canvas = await map(page).elementHandle()
    const link = list(page).getByRole('article').first().getByRole('link').first()
    const title = await link.innerText()
    const opened = page.getByRole('heading', { level: 1, name: title })
    await test.step('moved after the way back, it asks before it searches', async () => {
      await link.click()
      await expect(opened).toBeVisible()
      await page.goBack()
      await isDrawn(page)
      await expect(button(page, 'Search Here')).toHaveCount(0)
      await drag(page)
      await expect(button(page, 'Search Here')).toBeVisible()
    })
    await test.step('it stands where it stood', async () => {
      await button(page, 'Zoom in').click()
      await expect(page).toHaveURL(/zoom=14/)
      await link.click()
      await expect(opened).toBeVisible()
      await expect(map(page)).toHaveCount(0)
      await page.goBack()
      await expect(map(page)).toBeVisible()
      expect(await map(page).evaluate((now, before) => now === before, canvas)).toBe(true)
      await expect(page).toHaveURL(/zoom=14/)
      await expect(button(page, 'Search Here')).toBeVisible()
    })
    await test.step('it keeps to two drawing contexts, however often it is opened', async () => {
      for (let time = 0; time < 3; time += 1) {
        await list(page).getByRole('article').getByRole('link').nth(time).click()
        await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
        await expect(smallMap(page)).toBeVisible()
        await page.goBack()
        await expect(map(page)).toBeVisible()
      }
      expect(await page.evaluate(() => (window as { contextsMade?: number }).contextsMade)).toBe(2)
    })
  })

  test('that comes to rest calls nobody back who has gone on to a listing', async ({ page }) => {
    const release = await holdUp(page, '**/assets/rentitem.*.js')
    await page.goto(bangkok)
    await isDrawn(page)
    const link = page.getByRole('article').first().getByRole('link')
    const title = await link.innerText()
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y, { steps: 4 })
    await link.evaluate((element: HTMLElement) => element.click())
    await page.mouse.up()
    // A slow map rests when the page that waits for the listing stands there already.
    const rests = button(page, 'Search Here').or(page.getByText('Please wait...'))
    await expect(rests.first()).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })

  async function drag(page: Page): Promise<void> {
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 150, y, { steps: 5 })
    await page.mouse.up()
  }

  test('is searched where it goes, though it still glided elsewhere', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto(bangkok)
    await isDrawn(page)
    for (const name of [/^Show on map/, 'Location', /^Krabi/]) {
      const next = list(page).getByRole('button', { name }).first()
      await next.evaluate((element: HTMLElement) => element.click())
    }
    await expect(page).toHaveURL(/lat=8\.0/)
    await expect.poll(() => souths.at(-1)).toBe(8)
    await isDrawn(page)
    await expect(button(page, 'Search Here')).toHaveCount(0)
    expect(souths).toEqual([13, 8])
  })

  test('that is sent to where it is asks before it searches elsewhere', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto('/rent')
    await page.getByRole('button', { name: /^Krabi/ }).click()
    await isDrawn(page)
    await button(page, 'Location').click()
    await list(page)
      .getByRole('button', { name: /^Krabi/ })
      .click()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await drag(page)
    await expect(button(page, 'Search Here')).toBeVisible()
    expect(souths).toEqual([8])
  })

  test('of another size searches a place once', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto(`${bangkok}&mode=map`)
    await isDrawn(page)
    await page.getByRole('radio', { name: 'Map and List View' }).click()
    await button(page, 'Location').click()
    await list(page)
      .getByRole('button', { name: /^Krabi/ })
      .click()
    await expect.poll(() => souths.at(-1)).toBe(8)
    await isDrawn(page)
    expect(souths).toEqual([13, 8])
  })

  test('follows the address back and forth, and a reload', async ({ page }) => {
    await page.goto('/rent')
    await page.getByRole('button', { name: /^Pattaya/ }).click()
    await isDrawn(page)
    const first = list(page).getByRole('article').first().getByRole('heading')
    const inPattaya = await first.innerText()
    await list(page).getByRole('button', { name: 'Location', exact: true }).click()
    await sendMap(page, () =>
      list(page)
        .getByRole('button', { name: /^Chiang Mai/ })
        .click(),
    )
    await expect(page).toHaveURL(/lat=18\.7/)
    await expect(first).not.toHaveText(inPattaya)
    // Its markers are drawn as well.
    await isDrawn(page)
    await sendMap(page, () => page.goBack())
    await expect(page).toHaveURL(/lat=12\.9/)
    await list(page).getByRole('button', { name: 'Results', exact: true }).click()
    await expect(first).toHaveText(inPattaya)
    await expect(button(page, 'Search Here')).toHaveCount(0)
    await button(page, 'Zoom in').click()
    await expect(page).toHaveURL(/lat=12\.9.*zoom=13/)
    await isDrawn(page)
    const address = page.url()
    await page.reload()
    await isDrawn(page)
    expect(page.url()).toBe(address)
  })
})

test.describe('a listing’s small map', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('fetches nothing before it comes near', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(tiles\/|map\.json|assets\/(kept-maps|maplibre))/.test(pathname)) asked.push(pathname)
    })
    await page.goto('/rentitem/1', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await expect(smallMap(page)).toBeVisible()
    expect(asked).toContain(mapSourcePath)
  })
})

test('the library of the map comes with nothing of the app, behind which its worker would start', () => {
  const chunks = readChunks()
  const [name, library] =
    Object.entries(chunks).find(([, chunk]) => chunk.name === 'maplibre-gl') ?? []
  const others = library?.imports?.filter((each) => !each.includes('rolldown-runtime'))
  expect(others).toEqual([])
  expect(chunks['src/map/kept-maps.tsx']?.imports).toContain(name)
})
