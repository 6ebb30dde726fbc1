import type { Page } from '@playwright/test'
import { test } from './behind-proxy.ts'
import { newPerson } from './person.ts'
import { expectKept, fullHeart, heart, saved, sent } from './saved-page.ts'
import { expect } from './test.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|NetworkError|Worker failed to load/,
})

test('what a member saves without a connection is saved at the server afterwards', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutBackgroundSync(context)
  const member = await newPerson(baseURL ?? '', 'Rena')
  await member.enter(context)
  await page.goto('/rentitem/1')
  await expect(heart(page)).toBeVisible()
  await workerIsReady(page)
  await context.setOffline(true)
  await heart(page).click()
  await expect(fullHeart(page)).toBeVisible()
  await page.reload()
  await expect(fullHeart(page)).toBeVisible()
  await page.getByRole('link', { name: '1 not sent' }).click()
  await expect(page.getByText('Saved place')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  const saved = await (await context.request.get('/api/rent/getsaved')).json()
  expect(saved.resObj.map(({ Id }: { Id: number }) => Id)).toContain(1)
})

test('what is saved is there when the server is gone, with all that belongs to it', async ({
  page,
  context,
  baseURL,
  network,
}) => {
  const member = await newPerson(baseURL ?? '', 'Rena')
  await member.enter(context)
  const at = (path: string) => network.url + path
  await page.goto(at('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list'))
  await workerIsReady(page)
  const label = await heart(page).first().getAttribute('aria-label')
  const title = label?.replace('Save: ', '') ?? ''
  await sent(page, () => heart(page).first().click())
  await page.goto(at('/saved'))
  await expectKept(page)
  const link = saved(page).getByRole('link', { name: title })
  const path = (await link.getAttribute('href')) ?? ''
  network.goAway()

  await page.goto(at('/saved'))
  await expect(link).toBeVisible()
  await expect(saved(page).getByText('Kept on this device')).toBeVisible()
  await expectDrawn(page)
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(page.getByRole('region', { name: 'Map of the saved places' })).toBeVisible()

  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Member since')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Reviews|reviews/ })).toBeVisible()
  const count = Number((await page.getByText(/^1 of \d+$/).innerText()).split(' ').at(-1))
  for (let turn = 1; turn < count; turn++) {
    await expectDrawn(page)
    await nextPicture(page).click()
    await expect(page.getByText(`${turn + 1} of`)).toBeVisible()
  }
  await expectDrawn(page)
  expect(await tilesAround(page)).toEqual([true, true, true])

  await page.goto(at(path.replace('rentitem', 'reserve')))
  await expect(page.getByRole('heading', { name: `Reserve ${title}` })).toBeVisible()
  await expect(page.getByRole('grid').first()).toBeVisible()
})

const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' })

/** Every picture that stands on the screen has come. */
const expectDrawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const inView = [...document.querySelectorAll('main img')].filter((img) => {
          const { left, right, top, bottom } = img.getBoundingClientRect()
          return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        }) as HTMLImageElement[]
        return inView.length > 0 && inView.every((img) => img.complete && img.naturalWidth > 0)
      }),
    )
    .toBe(true)

/** Whether the map around the one kept place answers at a few zooms. */
const tilesAround = (page: Page) =>
  page.evaluate(async () => {
    const areas = await caches.open('kept-areas')
    const [key] = await areas.keys()
    const record = key && (await areas.match(key))
    const { area, tilesPath } = await record!.json()
    const { lat, lng } = area.centre
    const answers = []
    for (const z of [6, 12, 14]) {
      const sine = Math.sin((lat * Math.PI) / 180)
      const x = Math.floor((lng / 360 + 0.5) * 2 ** z)
      const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
      const path = tilesPath.replace('{z}', z).replace('{x}', x).replace('{y}', y)
      answers.push((await fetch(path)).ok)
    }
    return answers
  })
