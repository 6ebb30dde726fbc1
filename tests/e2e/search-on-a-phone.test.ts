import { sheetHeightPx } from '#src/ui/sheet-stops.ts'
import { bangkok as search, list, map, view } from './map-page.ts'
import { expect, test } from './test.ts'

const viewport = { width: 360, height: 740 }
test.use({ viewport, hasTouch: true, isMobile: true })

test('the list is a sheet over the map that is pulled, pressed and moved by keys', async ({
  page,
}) => {
  await page.goto(search)
  const grip = page.getByRole('button', { name: 'Height of the list' })
  const heightIs = (stop: Parameters<typeof sheetHeightPx>[0]) =>
    expect
      .poll(async () => {
        const box = await grip.locator('..').boundingBox()
        return box && Math.round(box.height)
      })
      .toBe(Math.round(sheetHeightPx(stop, viewport.height)))
  await heightIs('half')
  // A pull at the sheet loads nothing anew.
  const pullsPage = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(await pullsPage()).toBe('contain')

  const box = await grip.boundingBox()
  if (!box) throw new Error('The sheet has a handle')
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, 640, { steps: 4 })
  await page.mouse.up()
  await heightIs('peek')

  // A finger that lets go clicks nothing: the next press is one.
  const finger = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2
  const peek = await grip.boundingBox()
  if (!peek) throw new Error('The sheet has a handle')
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', peek.y + 10)
  for (const y of [500, 200, 40]) await touch('touchMove', y)
  await touch('touchEnd')
  await heightIs('full')
  await grip.press('Enter')
  await heightIs('peek')

  await grip.tap()
  await heightIs('half')
  await grip.press('ArrowUp')
  await heightIs('full')
  // What the keyboard comes to is seen: the map that was covered, the list that was shut.
  await map(page).focus()
  await heightIs('half')
  await grip.press('ArrowDown')
  await heightIs('peek')
  await list(page).getByRole('article').first().getByRole('link').first().focus()
  await heightIs('half')
  // And the keyboard goes on where there is something to see.
  const onMap = list(page).getByRole('button', { name: /^Show on map/ })
  await onMap.first().press('Enter')
  await heightIs('peek')
  await expect(map(page)).toBeFocused()
  await grip.press('ArrowUp')
  await heightIs('half')
  await grip.press('ArrowUp')
  await heightIs('full')
  await onMap.first().press('Enter')
  await heightIs('peek')
  await grip.press('ArrowUp')
  await heightIs('half')

  await view(page, 'Table View').tap()
  await expect(map(page)).toBeHidden()
  await expect(grip).toHaveCount(0)
  await expect(list(page).getByRole('table')).toBeVisible()
  expect(await pullsPage()).toBe('auto')
})

test('a finger pulls the sheet by its head as well, where its tabs are pressed and scrolled', async ({
  page,
}) => {
  const grip = page.getByRole('button', { name: 'Height of the list' })
  const stands = (stop: string) => expect(grip).toHaveAccessibleName(`Height of the list: ${stop}`)
  const row = list(page).getByRole('list', { name: 'Tabs' })
  const tab = (name: string) => row.getByRole('button', { name, exact: true })
  const isChosen = (name: string) => expect(tab(name)).toHaveAttribute('aria-pressed', 'true')
  const finger = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...at: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: at })
  const drag = async (name: string, byX: number, byY: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await tab(name).boundingBox()) ?? {}
    const at = (part: number) => ({
      x: x + width / 2 + byX * part,
      y: y + height / 2 + byY * part,
    })
    await touch('touchStart', at(0))
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', at(part))
    await touch('touchEnd')
  }
  for (const [open, mode, count] of [
    ['1.2', 'list', 2],
    ['1.2.3', 'list', 3],
    ['1.2.3.4', 'both', 4],
  ] as const) {
    await page.goto(`${search}&open=${open}&mode=${mode}`)
    await expect(list(page).getByRole('article')).toHaveCount(count)
  }
  await stands('half')
  await isChosen('4 items')
  await drag('4 items', 0, -300)
  await stands('full')
  await drag('4 items', 0, 300)
  await stands('half')
  await drag('4 items', 0, 300)
  await stands('low')
  await isChosen('4 items')

  const scrolledPx = () => row.evaluate((element) => element.scrollLeft)
  const before = await scrolledPx()
  await drag('3 items', 150, 0)
  await expect.poll(scrolledPx).toBeLessThan(before - 50)
  await stands('low')
  await drag('3 items', 0, 4)
  await isChosen('3 items')
  await stands('low')

  await test.step('a mouse that pulls the sheet by a tab does not choose it', async () => {
    await grip.press('ArrowUp')
    await stands('half')
    const location = tab('Location')
    await location.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await location.boundingBox()) ?? {}
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 10, 660, { steps: 8 })
    await page.mouse.up()
    await stands('low')
    await expect(location).toHaveAttribute('aria-pressed', 'false')
    await location.click()
    await isChosen('Location')
  })
})
