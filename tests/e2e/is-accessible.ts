import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

// What is in order is not told of.
const resultTypes: ['violations'] = ['violations']

/** Every rule of axe's that is on by itself, good practice included, and the size of what is pressed, which WCAG 2.2
 *  asks for and axe leaves out; then whether all can be read in the dark. Motion is unwelcome from here on: a colour that is
 *  still on its way is no colour of ours.
 *  @param within selects what is looked at, such as a dialog over what was looked at before */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  within = 'html',
): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(within)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await expectNoViolations(
    axe().options({ resultTypes, rules: { 'target-size': { enabled: true } } }),
    where,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(
    axe().options({ resultTypes, runOnly: ['color-contrast', 'link-in-text-block'] }),
    `${where}, in the dark`,
  )
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolations(axe: AxeBuilder, where: string): Promise<void> {
  // Otherwise a window is opened each time in which to put the frames' results together; these pages have no frames.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, where).toEqual([])
}
