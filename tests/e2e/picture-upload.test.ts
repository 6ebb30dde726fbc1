import type { Page } from '@playwright/test'
import { pictureOf } from '#contract/domain/picture.ts'
import { movingGif } from '#tests/fixtures/bad-pictures.ts'
import { cameraPhoto } from '#tests/fixtures/camera-photo.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { holdUp, holdUpAndLose } from './hold-up.ts'
import { newPost } from './lenders.ts'
import {
  bytesOf,
  choose,
  rowOf,
  shown,
  smallOf,
  smallPhoto,
  tiles,
  uploadPath,
} from './picture-page.ts'
import { expect, test } from './test.ts'

/** Goes on to the post while a picture is held up. @returns what is asked then */
async function leaveTooEarly(page: Page, title: string) {
  await choose(page, [await smallPhoto(1)])
  await expect(rowOf(page, 'photo 1.jpg')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await expect(question).toContainText('Pictures that are not uploaded yet will not come.')
  return question
}

test.describe('uploading', () => {
  test('a lender uploads photos from a phone, made small on the device, in the order chosen', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL)
    const page = await post.openPictures(context)
    await expect(page.getByText('No pictures yet')).toBeVisible()

    const upload = closedGate()
    const sentBytes: number[] = []
    await page.route(uploadPath, async (route) => {
      sentBytes.push(route.request().postDataBuffer()?.length ?? 0)
      await upload.opened
      await route.continue()
    })
    await choose(page, [
      { name: 'tower.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(1) },
      { name: 'wave.gif', mimeType: 'image/gif', buffer: await bytesOf(await movingGif()) },
      { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(2, 2000, 1000) },
    ])
    for (const name of ['tower.jpg', 'wave.gif', 'room.jpg']) {
      await expect(page.getByRole('progressbar', { name })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Uploaded 0 of 3' })).toBeVisible()
    await expect.poll(() => sentBytes.length).toBe(1)
    upload.open()
    await expect(page.getByText('Uploaded', { exact: true }).last()).toBeVisible()
    await expect(tiles(page)).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
    await expect(tiles(page).first()).toContainText('Cover')

    const { images, Img } = await post.read()
    expect(Img).toBe(images[0])
    expect(await shown(page)).toEqual(images.map(smallOf))
    expect(images.map(pictureOf)).toMatchObject([
      { widthPx: 450, heightPx: 600 },
      { widthPx: 30, heightPx: 20, colour: expect.stringMatching(/^#[c-f]/) },
      { widthPx: 300, heightPx: 600 },
    ])
    expect(Math.max(...sentBytes)).toBeLessThan(300_000)
  })

  test('what has come before a lender leaves is on the post everywhere', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL)
    await post.lender.enter(context)
    const earlier = await context.newPage()
    await earlier.goto('/profile')
    await earlier.getByRole('tab', { name: 'Your Posts' }).click()
    await expect(earlier.getByRole('link', { name: post.title }).first()).toBeVisible()
    await earlier.close()

    const page = await post.openPictures(context)
    const { opened, open } = closedGate()
    let uploads = 0
    await page.route(uploadPath, async (route) => {
      uploads += 1
      if (uploads > 1) await opened
      await route.continue().catch(() => undefined)
    })
    await choose(page, [await smallPhoto(1), await smallPhoto(2)])
    await expect(tiles(page)).toHaveCount(1)
    await expect.poll(() => uploads).toBe(2)
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('tab', { name: 'Your Posts' }).click()
    await expect(page.getByRole('tabpanel').locator('img[src*="/media/"]')).toHaveCount(1)
    open()
  })

  test.describe('while the session ends', () => {
    test.use({ expectedComplaint: /status of 401/ })

    test('what has not come waits for its lender to log in again', async ({ context, baseURL }) => {
      const post = await newPost(baseURL)
      const page = await post.openPictures(context)
      const release = await holdUp(page, uploadPath)
      await choose(page, [await smallPhoto(1), await smallPhoto(2)])
      await expect(rowOf(page, 'photo 1.jpg')).toContainText('%')
      await context.clearCookies({ name: 'session' })
      release()
      await expect(page.getByText('You are logged out.')).toBeVisible()
      await expect(rowOf(page, 'photo 1.jpg')).toContainText('Waiting')
      await expect(rowOf(page, 'photo 2.jpg')).toContainText('Waiting')
      await post.lender.enter(context)
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await expect(tiles(page)).toHaveCount(2)
      await expect(page.getByText('You are logged out.')).toHaveCount(0)
      await expect.poll(post.pictures).toHaveLength(2)
    })
  })

  test('another language does not break it off, and is the page’s once all are there', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL)
    const page = await post.openPictures(context)
    const release = await holdUp(page, uploadPath)
    await choose(page, [await smallPhoto(1), await smallPhoto(2)])
    await expect(rowOf(page, 'photo 2.jpg')).toBeVisible()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { name: 'Fotos bearbeiten', level: 1 })).toBeVisible()
    release()
    await expect(page.getByText('Hochgeladen', { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Fotos' }).getByRole('row')).toHaveCount(2)
  })

  test.describe('that fails', () => {
    test.use({ expectedComplaint: /ERR_FAILED/ })

    test('uploads go on while the pictures cannot be shown, and nobody is led away from what has failed', async ({
      context,
      baseURL,
    }) => {
      const post = await newPost(baseURL)
      const page = await post.openPictures(context)
      const files = /\/assets\/picture-grid-.*\.css$/
      await page.route(files, (route) => route.abort())
      await choose(page, await Promise.all([2, 3, 4].map(smallPhoto)))
      await expect(page.getByText('This could not be loaded')).toBeVisible()
      await expect.poll(post.pictures).toHaveLength(3)
      await page.unroute(files)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(tiles(page)).toHaveCount(3)
      await expect(page.getByRole('grid', { name: 'Pictures' })).toHaveCSS('display', 'flex')

      const lose = await holdUpAndLose(page, uploadPath)
      const question = await leaveTooEarly(page, post.title)
      lose()
      await expect(page.getByText('Could not upload').first()).toBeAttached()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(page.getByRole('button', { name: 'Try again: photo 1.jpg' })).toBeVisible()
    })
  })

  test('what is refused can be tried again, what is cancelled does not come, and who waits to leave goes on by themselves', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL)
    const page = await post.openPictures(context)
    await test.step('A refusal of the server stands at the picture, in the server’s words', async () => {
      await page.route(uploadPath, (route) =>
        route.fulfill({
          json: {
            success: false,
            message: 'Too many pictures are waiting.',
            errorCode: 7,
            resObj: null,
          },
        }),
      )
      await choose(page, [await smallPhoto(5)])
      const row = rowOf(page, 'photo 5.jpg')
      await expect(row).toContainText('Could not upload. Too many pictures are waiting.')
      await page.unroute(uploadPath)
      await row.getByRole('button', { name: 'Try again: photo 5.jpg' }).click()
      await expect(tiles(page)).toHaveCount(1)
    })

    await test.step('One that the lender cancels does not come, and the others do', async () => {
      let isHeld = false
      await page.route(uploadPath, async (route) => {
        if (isHeld) return route.continue()
        isHeld = true
      })
      await choose(page, [await smallPhoto(3), await smallPhoto(4)])
      await expect.poll(() => isHeld).toBe(true)
      await page.getByRole('button', { name: 'Cancel photo 3.jpg' }).click()
      await expect(tiles(page)).toHaveCount(2)
      await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
      await page.unroute(uploadPath)
    })

    await test.step('Who is asked whether to leave goes on once all are there', async () => {
      const release = await holdUp(page, uploadPath)
      await leaveTooEarly(page, post.title)
      release()
      await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
    })
  })
})
