import type { CDPSession, Page } from '@playwright/test'
import { coverflow } from '#contract/limits.ts'
import { expectAccessible } from './is-accessible.ts'
import { expect, test } from './test.ts'
import { everyFileIsKept, workerIsReady } from './worker-is-ready.ts'

const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures: / })
const press = (page: Page, name: string) => viewer(page).getByRole('button', { name }).click()
const expectShown = async (page: Page, nth: number, of = 5) => {
  await expect(viewer(page).getByRole('status')).toHaveText(`${nth} of ${of}`)
  await expect(viewer(page).getByRole('img')).toHaveAccessibleName(new RegExp(`picture ${nth}$`))
}

async function openViewer(page: Page): Promise<void> {
  await page.goto('/rentitem/1')
  await fullScreen(page).click()
  await expectShown(page, 1)
}

test.describe('whose code does not come', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('a viewer that does not come leaves the listing, and can be asked for again', async ({
    page,
  }) => {
    const files = /\/assets\/picture-viewer-/
    await page.route(files, (route) => route.abort())
    await page.goto('/rentitem/1')
    await fullScreen(page).click()
    await expect(page.getByText('This could not be loaded')).toBeVisible()
    await expect(fullScreen(page)).toBeVisible()
    await page.unroute(files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectShown(page, 1)
    await expect(viewer(page)).toHaveCSS('margin', '0px')
  })
})

test('the pictures fill a phone and a wide screen, turned by keyboard alone, or by buttons that a finger can hit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rentitem/1')
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await test.step(`By keyboard at ${viewport.width} px`, () => turnByKeyboard(page))
    await test.step(`By buttons at ${viewport.width} px`, () => turnByButtons(page))
  }

  await test.step('On the whole screen they are accessible', async () => {
    await fullScreen(page).click()
    await expectShown(page, 2)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })
})

async function turnByKeyboard(page: Page): Promise<void> {
  await fullScreen(page).focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByRole('status')).toBeVisible()
  await page.keyboard.press('End')
  await expectShown(page, 5)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 2)
  await page.keyboard.press('Home')
  await expectShown(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 5)
  await page.keyboard.press('Home')
  await expectShown(page, 1)

  const names: (string | null)[] = []
  for (let stop = 0; stop < 4; stop += 1) {
    names.push(await viewer(page).locator(':focus').getAttribute('aria-label'))
    await page.keyboard.press('Tab')
  }
  expect(names).toEqual(['Close', 'Previous picture', 'Play the pictures', 'Next picture'])
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(fullScreen(page)).toBeFocused()
}

async function turnByButtons(page: Page): Promise<void> {
  await fullScreen(page).click()
  await expectShown(page, 1)
  for (const button of await viewer(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await press(page, 'Previous picture')
  await expectShown(page, 5)
  await press(page, 'Next picture')
  await press(page, 'Next picture')
  await expectShown(page, 2)
  await press(page, 'Close')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('status')).toHaveText(
    '2 of 5',
  )
}

test('a press on a picture shows it on the whole screen, a swipe turns it, and the page behind stays where it was', async ({
  page,
}) => {
  await page.goto('/rentitem/1')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('img', { name: /picture 2$/ }).click()
  await expectShown(page, 2)
  // Whoever presses may have scrolled to what is pressed.
  const scrolledPx = () => page.evaluate(() => scrollY)
  const before = await scrolledPx()
  const box = await boxInTheMiddle(page)
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  // Each step is drawn before the next: a slow machine would put them together to one leap.
  for (const part of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) {
    await page.mouse.move(box.x + box.width * part, box.y + box.height / 2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  await expectShown(page, 3)

  await page.mouse.wheel(0, 600)
  await press(page, 'Next picture')
  await expectShown(page, 4)
  await press(page, 'Close')
  await expect(viewer(page)).toHaveCount(0)
  expect(await scrolledPx()).toBe(before)
})

/** Where the picture has come to stand: until the row is laid out it may be elsewhere. */
async function boxInTheMiddle(page: Page) {
  const middle = (page.viewportSize()?.width ?? 0) / 2
  const find = () => viewer(page).getByRole('img').boundingBox()
  await expect(async () => {
    const { x = 0, width = 0 } = (await find()) ?? {}
    expect(Math.abs(x + width / 2 - middle)).toBeLessThan(2)
  }).toPass()
  const box = await find()
  if (!box) throw new Error('The picture has a place')
  return box
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  const seen = (page: Page) =>
    page.evaluate(() => ({
      scale: visualViewport?.scale ?? 0,
      leftPx: Math.round(visualViewport?.offsetLeft ?? 0),
    }))
  const scaleOf = async (page: Page) => (await seen(page)).scale

  /** Fingers that start at some places across the middle of the screen and end at others. */
  async function moveFingers(device: CDPSession, from: number[], to: number[]): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((x, id) => ({ x, y: 370, id })),
      })
    for (const [at] of from.entries()) await touch('touchStart', from.slice(0, at + 1))
    const steps = 12
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      await touch(
        'touchMove',
        from.map((x, at) => x + ((to[at] ?? x) - x) * part),
      )
    }
    await touch('touchEnd', [])
  }

  test('two fingers bring a picture nearer, and then one moves about in it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openViewer(page)
    await boxInTheMiddle(page)
    const device = await page.context().newCDPSession(page)
    await moveFingers(device, [150, 210], [90, 270])
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5)
    const { leftPx } = await seen(page)
    await moveFingers(device, [220], [160])
    await expect.poll(async () => (await seen(page)).leftPx).toBeGreaterThan(leftPx)
    await expectShown(page, 1)

    await moveFingers(device, [20, 340], [170, 190])
    await expect.poll(() => scaleOf(page)).toBe(1)
    await expectShown(page, 1)
    await moveFingers(device, [300], [60])
    await expectShown(page, 2)
  })
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  test('the pictures that were seen fill the screen, too', async ({ page, context }) => {
    await page.goto('/rentitem/1')
    await workerIsReady(page)
    await everyFileIsKept(page)
    await page.reload()
    await expect(page.getByRole('img', { name: /picture 1$/ })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await fullScreen(page).click()
    await expectShown(page, 1)
    const widthPx = () =>
      viewer(page)
        .getByRole('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
    await expect.poll(widthPx).toBeGreaterThan(0)
  })
})

/** From here on time passes only where the test says so; the key makes idleness begin anew. */
async function openInStillTime(page: Page): Promise<void> {
  await fullScreen(page).click()
  await expect(viewer(page).getByRole('status')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000)
  await page.keyboard.press('Home')
  await expectShown(page, 1)
}

test('the viewer plays by itself, and stops where nobody wants that', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') })
  await page.goto('/rentitem/1')
  await openInStillTime(page)

  await test.step('It plays after 8 seconds in which nobody did anything, 4 for each', async () => {
    expect(coverflow).toEqual({ idleMs: 8000, slideMs: 4000 })
    await page.clock.runFor(7000)
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(7900)
    await expectShown(page, 2)
    await page.clock.runFor(200)
    await expectShown(page, 3)
    await page.clock.runFor(3800)
    await expectShown(page, 3)
    await page.clock.runFor(200)
    await expectShown(page, 4)
    await page.clock.runFor(8000)
    await expectShown(page, 1)
  })

  await test.step('Nothing moves while somebody looks at a picture from nearer', async () => {
    await page.keyboard.press('Home')
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await page.clock.runFor(60_000)
    await expectShown(page, 1)
    await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await page.keyboard.press('Home')
    await page.clock.runFor(7900)
    await expectShown(page, 1)
    await page.clock.runFor(200)
    await expectShown(page, 2)
  })

  await test.step('Nothing moves once it was told to stop, until it is told to go on', async () => {
    await press(page, 'Pause the pictures')
    await page.clock.runFor(60_000)
    await expectShown(page, 2)
    await press(page, 'Play the pictures')
    await page.clock.runFor(4100)
    await expectShown(page, 3)
  })

  await test.step('Nothing moves for who wants no motion, and a turn is at once', async () => {
    await press(page, 'Close')
    await page.clock.resume()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openInStillTime(page)
    await page.clock.runFor(60_000)
    await expectShown(page, 1)
    const row = viewer(page).getByRole('list')
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 2)
    await expect(row).toHaveCSS('transition-duration', /^(0s|1e-05s)$/)
    await expect(row.locator('> :nth-child(2)')).toHaveCSS('transform', 'none')
    await expect(viewer(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
  })
})
