import type { Page } from '@playwright/test'

/** A window, and how large its reader has text. */
export interface Window {
  name: string
  width: number
  height: number
  fontSizePx: number
}

export const usual: Window = {
  name: 'in a usual window',
  width: 1280,
  height: 720,
  fontSizePx: 16,
}
/** Where there is least room. */
const narrow = [
  { name: 'in 320 px', width: 320, height: 740, fontSizePx: 16 },
  { name: 'with text twice as large', width: 1280, height: 740, fontSizePx: 32 },
  { name: 'on a small phone with text twice as large', width: 360, height: 740, fontSizePx: 32 },
] as const satisfies Window[]
const others = [
  { name: 'on a small phone', width: 360, height: 740, fontSizePx: 16 },
  { name: 'at four times the size', width: 320, height: 180, fontSizePx: 16 },
] as const satisfies Window[]

/** `ACCESS_WINDOWS=all` looks at every one; pages are opened in the first. */
export const tightWindows: readonly [Window, ...Window[]] =
  process.env.ACCESS_WINDOWS === 'all' ? [...narrow, ...others] : narrow

/** @returns changes the page's window, until it has been drawn in it from its top */
export async function showAt(page: Page): Promise<(window: Window) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async ({ width, height, fontSizePx: standard }) => {
    // As in the browser's own settings.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    await page.setViewportSize({ width, height })
    await page.evaluate(async () => {
      // What lies half below the header that stays is too small to be pressed, wherever the page was scrolled to.
      scrollTo(0, 0)
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
    })
  }
}
