import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ensureBrowser } from '#tools/browser.js'
import { browserArguments } from '#tools/browser-arguments.ts'

/** The browser of the tests, in which memory can be counted.
 *  @param engineFlags for V8 */
export const launchBrowser = (...engineFlags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--js-flags=${['--expose-gc', ...engineFlags].join(' ')}`],
  })

export const mapName = 'Map of the results'

export const largeMap = (page: Page) => page.getByRole('region', { name: mapName })

/** Waits until the large map has drawn all that it has. */
export const untilDrawn = (page: Page) =>
  page.waitForFunction(
    (name) =>
      document.querySelector(`canvas[aria-label="${name}"]`)?.getAttribute('aria-busy') === 'false',
    mapName,
    { polling: 'raf' },
  )
