import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

/** A browser that draws WebGL in software, as the tests have it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--js-flags=--expose-gc',
    ],
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

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
