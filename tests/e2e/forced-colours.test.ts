import type { Locator, Page } from '@playwright/test'
import { texts } from '#sites/staylend/texts.ts'
import { tabTo } from './access/keyboard.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('with forced colours what is chosen, on, taken or under way is still told apart', async ({
  page,
}) => {
  await page.goto('/test/ui')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await expectApart(tab(/^Your Posts/), tab(/^Your Reservations/))

  const views = page.getByRole('radiogroup', { name: 'View', exact: true }).locator('label')
  await expectApart(
    views.filter({ hasText: 'Map and List View' }),
    views.filter({ hasText: 'Table' }),
  )

  const types = page.getByRole('group', { name: 'Types', exact: true }).locator('label')
  await expectApart(
    mark(types.filter({ hasText: 'Condo' })),
    mark(types.filter({ hasText: 'House' })),
  )

  const periods = page.getByRole('radiogroup', { name: 'Billing period' }).locator('label')
  await expectApart(periods.filter({ hasText: 'Daily' }), periods.filter({ hasText: 'Weekly' }))

  const calendar = page.getByRole('grid', { name: 'Choose the start' })
  const day = (name: string) => calendar.getByRole('button', { name: `November ${name}` })
  await expectApart(day('25, 2026'), day('30, 2026'))
  await expectApart(day('23, 2026, start'), day('25, 2026'))
  await expectApart(day('17, 2026, taken'), day('30, 2026'))
  await expectApart(day('16, 2026, partly taken'), day('30, 2026'))

  const switches = page.locator('label:has([role=switch])')
  const isOn = (value: boolean) =>
    mark(switches.filter({ has: page.getByRole('switch', { checked: value }) }).first())
  await expectApart(isOn(true), isOn(false))

  const bar = page.getByRole('progressbar', { name: 'Uploading' })
  await expect(bar).toHaveCSS('border-block-end-width', '1px')
  expect(await countPixels(page, await bar.screenshot(), 'Highlight')).toBeGreaterThan(100)
  const endless = await page.getByRole('progressbar', { name: 'Connecting' }).screenshot()
  for (const colour of ['Highlight', 'Canvas'])
    expect(await countPixels(page, endless, colour)).toBeGreaterThan(100)
})

test('with forced colours the focus is seen, and tabs, page and markers of a search are told apart', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await tabTo(page, page.getByRole('link', { name: 'Get Started' }))

  await page.goto('/rent?lat=13.7563&lng=100.5018&zoom=14')
  const tabs = page.getByRole('list', { name: 'Tabs' }).getByRole('listitem')
  await expectApart(tabs.filter({ hasText: 'Results' }), tabs.filter({ hasText: 'Location' }))
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expectApart(menu.filter({ hasText: 'Rent' }), menu.filter({ hasText: 'Saved' }))

  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  const markerPixels = async () => countPixels(page, await map.screenshot(), 'var(--color-primary)')
  await expect.poll(markerPixels).toBeGreaterThan(100)
})

test('who asks for more contrast sees edges, quiet words and the focus as clearly as the text', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const email = main.getByLabel('Email')
  await email.focus()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme })
    const text = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    await expect(email).toHaveCSS('outline', `${text} solid 3px`)
    await expect(email).toHaveCSS('border-block-end-color', text)
    const find = main.getByRole('link', { name: texts.says.find.id })
    await expect(find).toHaveCSS('border-block-end-color', text)
    await expect(main.getByText(texts.says.heroCopy.id)).toHaveCSS('color', text)
  }
})

/** The box of a check or the track of a switch. */
const mark = (label: Locator) => label.locator('> span:not(:has(input))').first()

/** Not by the weight of the letters alone. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(other).toBeVisible()
  expect(await one.evaluate(looksOf)).not.toEqual(await other.evaluate(looksOf))
}

/** Runs in the page. What an element and what holds it look like. */
function looksOf(element: Element): string[] {
  const parts: [Element, string?][] = [[element], [element, '::before'], [element, '::after']]
  if (element.parentElement?.matches('[role=gridcell]')) parts.push([element.parentElement])
  return parts.map(([part, pseudo]) => {
    const style = getComputedStyle(part, pseudo)
    const { color, backgroundColor, borderBlockEndColor, borderBlockEndWidth } = style
    const { textDecorationLine, translate } = style
    return [
      color,
      backgroundColor,
      borderBlockEndColor,
      borderBlockEndWidth,
      textDecorationLine,
      translate,
    ].join()
  })
}

/** How much of a picture has a colour, as it is where no colours are forced. */
const countPixels = (page: Page, picture: Buffer, wantedColour: string) =>
  page.evaluate(
    async ([source, css]) => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.cssText = `forced-color-adjust: none; transition: none; color: ${css}`
      const colour = getComputedStyle(probe).color
      probe.remove()
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height + 1).getContext('2d')
      if (!drawing) throw new Error('Nothing can be drawn')
      // A system colour may let the ground through.
      for (const each of ['Canvas', colour]) {
        drawing.fillStyle = each
        drawing.fillRect(0, bitmap.height, 1, 1)
      }
      const wanted = drawing.getImageData(0, bitmap.height, 1, 1).data
      drawing.drawImage(bitmap, 0, 0)
      const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height)
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        const isSame = [0, 1, 2].every((of) => Math.abs(data[at + of]! - wanted[of]!) <= 2)
        if (isSame) count += 1
      }
      return count
    },
    [picture.toString('base64'), wantedColour] as const,
  )
