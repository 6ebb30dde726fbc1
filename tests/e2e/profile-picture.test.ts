import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureOf } from '#contract/domain/picture.ts'
import {
  emptyFile,
  hugePng,
  largeFile,
  movingGif,
  svgNamedJpg,
  truncatedJpeg,
} from '#tests/fixtures/bad-pictures.ts'
import { cameraPhoto } from '#tests/fixtures/camera-photo.ts'
import { expectAccessible } from './is-accessible.ts'
import { newPerson, type Person } from './person.ts'
import { expect, test } from './test.ts'

const uploadPath = '**/api/user/uploadimage/profile'
const uploaded = 'Uploaded successfully. You may need to logout and login to see changes'

const openButton = (page: Page) => page.getByRole('button', { name: 'Upload Image' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' })
const area = (page: Page) => dialog(page).getByRole('application', { name: 'Part of the picture' })
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  dialog(page)
    .getByLabel(/^Choose a(nother)? picture/)
    .setInputFiles(file)
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

/** Red on the left, blue on the right, twice as wide as high. */
async function twoColours(sidePx = 600) {
  const half = { width: sidePx, height: sidePx, left: sidePx, top: 0 }
  const blue = await sharp({
    create: { width: half.width, height: half.height, channels: 3, background: '#1428dc' },
  })
    .png()
    .toBuffer()
  const buffer = await sharp({
    create: { width: 2 * sidePx, height: sidePx, channels: 3, background: '#dc2814' },
  })
    .composite([{ input: blue, left: half.left, top: half.top }])
    .png()
    .toBuffer()
  return { name: 'two colours.png', mimeType: 'image/png', buffer }
}

/** What everyone sees of somebody. */
async function pictureNow(person: Person) {
  const path = `/api/user/public/${person.id}`
  const { profileImage } = await person.ask<{ profileImage: string }>('GET', path)
  return pictureOf(profileImage)
}

/** How red and how blue a picture is, on the left and on the right. */
async function sidesOf(page: Page, source: string) {
  const bytes = await (await page.request.get(source)).body()
  const colourAt = async (left: number) => {
    const { data } = await sharp(bytes)
      .extract({ left, top: 90, width: 20, height: 20 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    return red > blue ? 'red' : 'blue'
  }
  return [await colourAt(5), await colourAt(175)]
}

async function openDialog(page: Page) {
  await page.goto('/profile')
  await openButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('by keyboard somebody chooses the part that is shown, and everyone sees it at once', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', 'Lena')
  await person.enter(context)
  await page.goto('/profile')
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await choose(page, await twoColours())
  await expect(area(page)).toBeFocused()
  await expect(dialog(page).getByText('Zoom 100%')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const circle = () => area(page).evaluate((element) => getComputedStyle(element, '::after'))
  expect(await circle()).toMatchObject({
    borderBlockEndWidth: '2px',
    borderBlockEndColor: 'rgb(0, 0, 0)',
  })
  await page.emulateMedia({ forcedColors: 'none' })

  // To the right as far as it goes, and nearer.
  for (let at = 0; at < 12; at += 1) await page.keyboard.press('ArrowRight')
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('+')
  await expect(dialog(page).getByText('Zoom 117%')).toBeVisible()
  await page.keyboard.press('-')
  await expect(dialog(page).getByText('Zoom 111%')).toBeVisible()
  await press(page, 'Upload')
  await expect(page.getByText(uploaded)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(openButton(page)).toBeFocused()

  const picture = await pictureNow(person)
  expect(picture).toMatchObject({ widthPx: 200, heightPx: 200 })
  const source = picture?.jpeg ?? ''
  expect(await sidesOf(page, source)).toEqual(['blue', 'blue'])
  await expect(page.locator(`img[src="${source}"]`)).toBeVisible()
  await page.getByRole('link', { name: 'Public Profile' }).click()
  await expect(page.locator(`img[src="${source}"]`)).toBeVisible()
})

test('the middle is taken unless somebody drags, turns the wheel or presses the buttons', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', 'Lena')
  await person.enter(context)
  await openDialog(page)
  await choose(page, await twoColours())
  await expect(area(page)).toBeVisible()
  await press(page, 'Upload')
  await expect(page.getByText(uploaded)).toBeVisible()
  expect(await sidesOf(page, (await pictureNow(person))?.jpeg ?? '')).toEqual(['red', 'blue'])

  await openButton(page).click()
  await choose(page, await twoColours())
  const box = (await area(page).boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -100)
  await expect(dialog(page).getByText('Zoom 105%')).toBeVisible()
  await press(page, 'Zoom in')
  await expect(dialog(page).getByText('Zoom 111%')).toBeVisible()
  await press(page, 'Zoom out')
  await press(page, 'Zoom out')
  await expect(dialog(page).getByText('Zoom 100%')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + box.width, middle.y, { steps: 4 })
  await page.mouse.up()
  await press(page, 'Upload')
  await expect(dialog(page)).toHaveCount(0)
  await expect
    .poll(async () => sidesOf(page, (await pictureNow(person))?.jpeg ?? ''))
    .toEqual(['red', 'red'])
})

test('a file that is no picture gets its sentence and is not sent, and the choice after it is cut to size', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  const person = await newPerson(baseURL ?? '', 'Lena')
  await person.enter(context)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('uploadimage')) sent.push(request.url())
  })
  await openDialog(page)
  const bad: [File, string][] = [
    [hugePng(), 'This picture is too large. Maximum 50 million pixels.'],
    [svgNamedJpg(), 'This is not a picture that can be read: jpg, jpeg, png or gif.'],
    [await truncatedJpeg(), 'The picture is not complete, or broken.'],
    [emptyFile(), 'The file is empty.'],
    [await largeFile(), 'The file is too large. Maximum 15 MB.'],
  ]
  for (const [file, sentence] of bad) {
    const path = testInfo.outputPath(file.name)
    await writeFile(path, Buffer.from(await file.arrayBuffer()))
    await choose(page, path)
    await expect(dialog(page).getByRole('alert')).toHaveText(
      `Image could not be uploaded. ${sentence}`,
    )
    await expect(area(page)).toHaveCount(0)
  }
  await expectAccessible(page)
  expect(sent).toEqual([])

  await choose(page, await twoColours(100))
  await expect(area(page)).toBeFocused()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)

  await choose(page, {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto(3, 2000, 1600),
  })
  await expect(area(page)).toBeVisible()
  const gif = await movingGif()
  const buffer = Buffer.from(await gif.arrayBuffer())
  await choose(page, { name: gif.name, mimeType: 'image/gif', buffer })
  // It is smaller than what is made of it.
  await expect(dialog(page).getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press(page, 'Upload')
  await expect(page.getByText(uploaded)).toBeVisible()
  expect(await pictureNow(person)).toMatchObject({
    widthPx: 200,
    heightPx: 200,
    colour: expect.stringMatching(/^#[c-f]/),
  })
})

test.describe('what does not arrive', () => {
  test.use({ expectedComplaint: /ERR_FAILED|status of 429/ })

  test('says why, keeps the choice, and can be sent again or given up', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await newPerson(baseURL ?? '', 'Lena')
    await person.enter(context)
    await openDialog(page)
    await choose(page, await twoColours())
    await expect(area(page)).toBeVisible()
    const failure = dialog(page).getByRole('alert')

    await page.route(uploadPath, (route) => route.abort())
    await press(page, 'Upload')
    await expect(failure).toHaveText(
      'Image could not be uploaded. The connection was lost. What you have chosen is still here.',
    )
    await page.unroute(uploadPath)
    await page.route(uploadPath, (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          message: 'Too many pictures are waiting. Please try again soon.',
          errorCode: 7,
          resObj: null,
        },
      }),
    )
    await press(page, 'Upload')
    await expect(failure).toHaveText(
      'Image could not be uploaded. Too many pictures are waiting. Please try again soon.',
    )
    await page.unroute(uploadPath)

    let isHeld = false
    await page.route(uploadPath, () => {
      isHeld = true
    })
    await press(page, 'Upload')
    await expect(dialog(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect.poll(() => isHeld).toBe(true)
    await press(page, 'Cancel')
    await expect(dialog(page)).toHaveCount(0)
    await page.unroute(uploadPath)
    expect(await pictureNow(person)).toBeNull()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a finger moves the picture along, two come nearer', async ({ page, context, baseURL }) => {
    const person = await newPerson(baseURL ?? '', 'Lena')
    await person.enter(context)
    await openDialog(page)
    await choose(page, await twoColours())
    await expect(area(page)).toBeVisible()
    const box = (await area(page).boundingBox())!
    const y = box.y + box.height / 2
    const at = (...parts: number[]) => parts.map((part) => ({ x: box.x + part * box.width, y }))
    const touching = await context.newCDPSession(page)
    const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
      touching.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })

    await touch('touchStart', at(0.9))
    for (const part of [0.6, 0.3, 0.05]) await touch('touchMove', at(part))
    await touch('touchEnd', [])
    await touch('touchStart', at(0.4, 0.6))
    for (const spread of [0.12, 0.14, 0.2]) {
      await touch('touchMove', at(0.5 - spread, 0.5 + spread))
    }
    await touch('touchEnd', [])
    await expect(dialog(page).getByText('Zoom 200%')).toBeVisible()
    await press(page, 'Upload')
    await expect(page.getByText(uploaded)).toBeVisible()
    expect(await sidesOf(page, (await pictureNow(person))?.jpeg ?? '')).toEqual(['blue', 'blue'])
  })
})
