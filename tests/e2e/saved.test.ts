import type { Page } from '@playwright/test'
import { undoTimeMs } from '#contract/limits.ts'
import { accountOf } from '#server/demo/accounts.ts'
import type { Instead } from '#tests/fixtures/start-proxy.ts'
import { test } from './behind-proxy.ts'
import { expectAccessible } from './is-accessible.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { logIn, logOut } from './people.ts'
import { expectKept, fullHeart, heart, saved, saveListing, saveShown, sent } from './saved-page.ts'
import { expect } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

const expectNothingSaved = async (page: Page) => {
  await page.goto('/saved')
  await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
}

const idsAtServer = async (page: Page) => {
  const answer = await page.request.get('/api/rent/getsaved')
  return (await answer.json()).resObj.map(({ Id }: { Id: number }) => Id)
}

test('a visitor saves from a card, finds it again after a reload, and takes it back', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list')
  const [name = ''] = [await heart(page).first().getAttribute('aria-label')]
  const title = name?.replace('Save: ', '') ?? ''
  await heart(page).first().click()
  await expect(fullHeart(page, title)).toBeVisible()

  await page.goto('/saved')
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()
  await expectKept(page)
  await page.reload()
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()
  await expect(saved(page).getByText(/Read this minute|Read \d+ minutes? ago/)).toBeVisible()

  await test.step('the list is accessible', () => expectAccessible(page))

  await latePartsAreHere(page)
  const focused = page.getByRole('main').locator(':focus')
  await fullHeart(page, title).press('Enter')
  await expect(page.getByText(`No longer saved: ${title}`)).toBeVisible()
  await expect(focused).toHaveCount(1)
  await test.step('what can be undone is accessible', async () => {
    // Under a pointer it stays.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()
  await expect(focused).toHaveCount(1)

  await fullHeart(page, title).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
  await page.clock.fastForward(undoTimeMs)
  await expect.poll(() => keptIds(page), { timeout: 20_000 }).toEqual([])
})

test('two hearts that are taken back one after the other can both be undone', async ({ page }) => {
  await saveListing(page, 1)
  await saveListing(page, 2)
  await page.goto('/saved')
  await expect(fullHeart(page)).toHaveCount(2)
  await latePartsAreHere(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await fullHeart(page).first().click()
  await expect(fullHeart(page)).toHaveCount(1)
  // Under a pointer it stays, and afterwards its time begins anew.
  await undo.hover()
  await fullHeart(page).click()
  await expect(fullHeart(page)).toHaveCount(0)
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(fullHeart(page)).toHaveCount(1)
  await undo.click()
  await expect(fullHeart(page)).toHaveCount(2)
})

/** What of saved listings is on this device beside their texts. */
const keptIds = (page: Page) =>
  page.evaluate(async () => {
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return [...(await paths('kept-areas')), ...(await paths('kept-picture-sets'))]
  })

test.describe('of several people on one device', () => {
  // What is being kept while somebody logs out is refused.
  test.use({ expectedComplaint: /status of 40[19]/ })

  test('what a visitor has saved becomes the member’s, and is out of sight after the logout', async ({
    page,
  }) => {
    const title = await saveListing(page, 1)
    await logIn(page, accountOf('renter'))
    await page.goto('/rentitem/3')
    const other = await page.getByRole('heading', { level: 1 }).innerText()
    await sent(page, () => heart(page, other).click(), 3)
    await page.goto('/saved')
    for (const each of [title, other]) {
      await expect(saved(page).getByRole('link', { name: each })).toHaveCount(1)
    }
    // It is at the server, and not on this device alone.
    await expect.poll(() => idsAtServer(page)).toEqual([3, 1])

    await logOut(page)
    await expectNothingSaved(page)
    await page.goto('/rentitem/1')
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => keptIds(page), { timeout: 20_000 }).toEqual([])

    await logIn(page, accountOf('lender'))
    await expectNothingSaved(page)
    await logOut(page)
    await logIn(page, accountOf('renter'))
    await page.goto('/saved')
    await expect(saved(page).getByRole('listitem').filter({ hasText: other })).toBeVisible()
    for (const each of [title, other]) {
      await sent(page, () => fullHeart(page, each).click())
      await expect(fullHeart(page, each)).toBeHidden()
    }
  })
})

test('the map of a town is kept once its size is known, stopped, gone on with, and removed', async ({
  page,
  network,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${network.url}/rentitem/1`)
  await saveShown(page)
  await workerIsReady(page)
  await page.goto(`${network.url}/saved`)
  await expectKept(page)
  const keep = page.getByRole('button', {
    name: 'Keep the map of Pattaya',
    exact: true,
  })
  await test.step('the map is accessible', async () => {
    await page.getByRole('tab', { name: 'Map' }).click()
    await expect(page.getByRole('region', { name: 'Map of the saved places' })).toBeVisible()
    await expectAccessible(page)
  })
  await keep.click()
  await expect(page.getByText(/The map of Pattaya takes [\d.]+ [kM]B on this device/)).toBeVisible()
  await test.step('the question is accessible', () => expectAccessible(page))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(keep).toBeVisible()

  const hold: Instead = () => undefined
  network.instead = { paths: /^\/tiles\//, answer: hold }
  await keep.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('progressbar', { name: 'Map of Pattaya' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/on this device, not all of it/)).toBeVisible()
  network.instead = null

  await page.reload()
  await page.getByRole('button', { name: 'Go on keeping the map of Pattaya' }).click()
  await expect(page.getByText(/^Map of Pattaya · [\d.]+ [kM]B on this device$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the map of Pattaya' }).click()
  await expect(keep).toBeVisible()
})

test.describe('what is no longer offered', () => {
  test.use({ serviceWorkers: 'block', expectedComplaint: /status of 404/ })

  test('stays readable on this device, and says so', async ({ page, context }) => {
    const title = await saveListing(page, 1)
    await page.goto('/saved')
    await expectKept(page)

    const answer = await (await page.request.get('/api/rent/get/1')).json()
    await context.route('**/api/rent/get/1', (route) =>
      route.fulfill({
        json: { ...answer, resObj: { ...answer.resObj, IsActive: 0 } },
      }),
    )
    await outdate(page)
    await page.reload()
    const inactive = 'This listing is not currently active.'
    await expect(saved(page).getByText(inactive)).toBeVisible()
    await page.goto('/rentitem/1')
    await expect(page.getByText(inactive)).toBeVisible()

    await context.unroute('**/api/rent/get/1')
    await context.route('**/api/rent/get/1', (route) =>
      route.fulfill({
        status: 404,
        json: {
          success: false,
          message: 'Not there',
          errorCode: 3,
          resObj: null,
        },
      }),
    )
    await outdate(page)
    await page.goto('/saved')
    const gone = /This listing was deleted\. You see it as it was on \w+ \d+, \d+\./
    await expect(saved(page).getByText(gone)).toBeVisible()
    await page.goto('/rentitem/1')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(gone)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reserve' })).toBeHidden()
  })
})

/** What was read just now counts as read an hour ago. */
const outdate = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('staylend-kept-listings')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('kept-listings', 'readwrite')
          const cursor = transaction.objectStore('kept-listings').openCursor()
          cursor.addEventListener('success', () => {
            if (!cursor.result) return
            const { value } = cursor.result
            cursor.result.update({
              ...value,
              refreshedAtMs: value.refreshedAtMs - 3_600_000,
            })
            cursor.result.continue()
          })
          transaction.addEventListener('complete', () => resolve())
        })
      }),
  )
