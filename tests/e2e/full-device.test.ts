import type { Page } from '@playwright/test'
import { tilePath } from '#contract/domain/map-source.ts'
import type * as keptPictures from '#src/cache/kept-pictures.ts'
import { runInPage } from '#tests/fixtures/run-in-page.ts'
import { readInstallList } from '#tools/worker-list.ts'
import { cachedPaths } from './cached-paths.ts'
import { newPerson } from './person.ts'
import { fullHeart, heart, saved, saveShown, sent } from './saved-page.ts'
import { expect, test } from './test.ts'
import { everyFileIsKept, workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

declare const kept: typeof keptPictures

/** Paths of tiles beside each other, as the map asks for them. */
async function tilesInRow(page: Page): Promise<(x: number) => string> {
  const { tilesPath } = await (await page.request.get('/map.json')).json()
  return (x) => tilePath(tilesPath, { z: 5, x, y: 14 })
}

const look = (page: Page, path: string) =>
  page.evaluate(async (path) => (await fetch(path)).status, path)

/** @returns a way to give the origin more, or less, than it has by so much */
async function spareBytes(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (bytes: number) => {
    const origin = new URL(page.url()).origin
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes })
  }
}

async function somePictures(page: Page): Promise<string[]> {
  const { resObj } = await (await page.request.get('/api/rent/getall')).json()
  const pictures: string[] = resObj.flatMap(({ images }: { images: string[] }) => images)
  return [...new Set(pictures)].slice(0, 7)
}

const quotaBytes = 64_000_000

/** Databases go by what there was within the last half minute; what is too large for that has the browser look again. */
const fillDatabases = (page: Page) =>
  page.evaluate(
    (bytes) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('too-large', 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('store'))
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('store', 'readwrite')
          transaction.addEventListener('complete', () => resolve(undefined))
          transaction.addEventListener('abort', () => resolve(transaction.error?.name))
          transaction.objectStore('store').put(new Uint8Array(bytes), 'key')
        })
      }),
    quotaBytes,
  )

test.beforeEach(async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page)
  const quota = { origin: baseURL!, quotaSize: quotaBytes }
  await session.send('Storage.overrideQuotaForOrigin', quota)
})

/** Opens a page, and waits until its worker has all that it fetches by itself. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await workerIsReady(page)
  await everyFileIsKept(page)
}

test('a full device gives up what was looked at, for what a person keeps as well, and nothing else', async ({
  page,
}) => {
  await openWithWorker(page, '/login')
  await runInPage(page, 'src/cache/kept-pictures.ts', 'kept')
  const pictures = await somePictures(page)
  expect(pictures).toHaveLength(7)
  const [keptPicture = '', seen = '', other = '', wanted = '', more = '', last = '', late = ''] =
    pictures
  const tile = await tilesInRow(page)
  const spare = await spareBytes(page)
  const keep = (id: string, source: string) =>
    page.evaluate(([id, source]) => kept.keepPictures(id, [source]), [id, source] as const)

  await test.step('a full device gives up what was looked at, and nothing else', async () => {
    await keep('listing-1', keptPicture)
    await look(page, seen)
    await look(page, tile(23))
    await expect.poll(() => cachedPaths(page, 'pictures')).toHaveLength(1)
    await expect.poll(() => cachedPaths(page, 'tiles')).toHaveLength(1)
    const shell = await cachedPaths(page, 'shell')

    await spare(1)
    expect(await look(page, other)).toBe(200)
    await expect.poll(() => cachedPaths(page, 'pictures')).toEqual([])
    await expect.poll(() => cachedPaths(page, 'tiles')).toEqual([])
    expect(await cachedPaths(page, 'shell')).toEqual(shell)
    expect(await cachedPaths(page, 'chunks')).toHaveLength(readInstallList().latePaths.length)
    expect(await cachedPaths(page, 'kept-pictures')).toHaveLength(1)
    expect(await look(page, tile(24))).toBe(200)
  })

  await test.step('what a person keeps takes the room of what was looked at', async () => {
    await spare(quotaBytes)
    for (const x of [20, 21, 22, 23, 24, 25]) await look(page, tile(x))
    for (const path of [more, last]) await look(page, path)
    await expect.poll(() => cachedPaths(page, 'pictures')).toHaveLength(2)
    await spare(1)
    await keep('listing-2', wanted)
    expect(await cachedPaths(page, 'kept-pictures')).toHaveLength(2)
    expect(await cachedPaths(page, 'pictures')).toEqual([])
  })

  await test.step('where no room can be made, keeping says so, and what was there stays', async () => {
    await spare(-1_000_000)
    await expect(keep('listing-3', late)).rejects.toThrow('QuotaExceededError')
    expect(await cachedPaths(page, 'kept-pictures')).toHaveLength(2)
    expect(await look(page, late)).toBe(200)
  })
})

test('a heart of a visitor takes the room of what was looked at', async ({ page }) => {
  await openWithWorker(page, '/rentitem/1')
  await expect(heart(page)).toBeVisible()
  const seen = (await somePictures(page)).slice(0, 3)
  const spare = await spareBytes(page)
  // What the page itself keeps meanwhile makes room, too, which is gone from what the heart may take.
  await expect(async () => {
    await spare(quotaBytes)
    for (const path of seen) await look(page, path)
    await expect.poll(() => cachedPaths(page, 'pictures')).toEqual(expect.arrayContaining(seen))
    // The second time its own database is there.
    for (let times = 0; times < 2; times += 1) {
      await spare(1)
      await fillDatabases(page)
    }
    expect(await cachedPaths(page, 'pictures')).toEqual(expect.arrayContaining(seen))
  }).toPass()
  const title = await saveShown(page)
  // A picture of the page itself may come after it.
  const left = await cachedPaths(page, 'pictures')
  expect(left.filter((path) => seen.includes(path))).toEqual([])
  await page.reload()
  await expect(fullHeart(page, title)).toBeVisible()
})

test('where no room can be made, the heart of a visitor stays empty and that of a member is filled, and both are told', async ({
  page,
  baseURL,
}) => {
  await openWithWorker(page, '/rentitem/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const spare = await spareBytes(page)

  await test.step('a heart of a visitor stays empty and says so, and so does the page of the storage', async () => {
    await expect(heart(page, title)).toBeVisible()
    await spare(-1_000_000)
    expect(await fillDatabases(page)).toBe('QuotaExceededError')
    await heart(page, title).click()
    const full = page.getByText(
      'This device is full. What you have saved stays; new things are not kept.',
    )
    await expect(full).toBeVisible()
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/storage')
    await expect(full).toBeVisible()
  })

  await test.step('a heart of a member is filled, and the place says that it is not all kept', async () => {
    await (await newPerson(baseURL!, 'Kim')).enter(page.context())
    await page.goto('/rentitem/1')
    await expect(heart(page, title)).toBeVisible()
    await fillDatabases(page)
    await sent(page, async () => void (await saveShown(page)))
    await page.getByRole('link', { name: 'Saved', exact: true }).click()
    await expect(saved(page).getByText('This device is full: not all of it is kept')).toBeVisible()
    await page.reload()
    await expect(fullHeart(page, title)).toBeVisible()
  })
})
