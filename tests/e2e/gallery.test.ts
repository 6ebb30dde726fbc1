import { expectAccessible } from './is-accessible.ts'
import { expect, test } from './test.ts'

test('every component is accessible, a calendar is walked over by keyboard, and a table sorted by its columns', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/test/ui')
  await expect(page.getByRole('heading', { name: 'Icon', exact: true })).toBeVisible()
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await test.step(`every component is accessible at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang).toBe(0)

      await page.getByRole('button', { name: 'Open dialog' }).click()
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
      await expectAccessible(page, 'the dialog', '[role=dialog]')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Ask' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page, 'the question', '[role=alertdialog]')
      await page.keyboard.press('Escape')
    })
  }

  await test.step('a calendar has 42 days, and the keyboard walks over its edges and past what is taken', async () => {
    const calendar = page.getByRole('grid', { name: 'Choose the start' })
    await expect(calendar.getByRole('gridcell')).toHaveCount(42)
    const focused = calendar.locator('[tabindex="0"]')
    await focused.focus()
    for (const key of ['ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
    await expect(focused).toHaveAccessibleName('Tuesday, November 17, 2026, taken')
    await expect(focused).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calendar.getByRole('button', { name: /, start$/ })).toHaveAccessibleName(/23/)
    await page.keyboard.press('PageDown')
    await expect(page.getByText('December 2026')).toBeVisible()
    await expect(calendar.getByRole('gridcell')).toHaveCount(42)
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAccessibleName('Thursday, December 17, 2026, start')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await expect(focused).toHaveAccessibleName('Wednesday, November 11, 2026')
  })

  await test.step('a table is sorted by its columns', async () => {
    const table = page.getByRole('table', { name: 'Sortable' })
    const names = table.getByRole('rowheader')
    await expect(names.first()).toHaveText('Room with a window')
    await table.getByRole('button', { name: 'Daily' }).click()
    await expect(names.first()).toHaveText(/Einfamilienhaus/)
    await expect(table.getByRole('columnheader', { name: 'Daily' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })
})
