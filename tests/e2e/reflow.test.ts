import type { Page } from '@playwright/test'
import type { Culture } from '#contract/domain/user.ts'
import { audiences } from './access/audiences.ts'
import { lostText } from './access/lost-text.ts'
import { showScene } from './access/show-scene.ts'
import { speak, wordsOf } from './access/speak.ts'
import { expect, test } from './test.ts'

interface Window {
  name: string
  culture: Culture
  width: number
  fontSizePx: number
}

/** Where there is least room for the longest words. */
const narrow: Window[] = [
  { name: 'in 320 px, in German', culture: 'de-DE', width: 320, fontSizePx: 16 },
  { name: 'with text twice as large, in German', culture: 'de-DE', width: 1280, fontSizePx: 32 },
]
const others: Window[] = [
  { name: 'on a small phone, in German', culture: 'de-DE', width: 360, fontSizePx: 16 },
  { name: 'in 320 px, in English', culture: 'en-US', width: 320, fontSizePx: 16 },
]
/** `REFLOW=all` looks at every window. */
const windows = process.env.REFLOW === 'all' ? [...narrow, ...others] : narrow

for (const { name, culture, width, fontSizePx } of windows) {
  for (const { who, expectedComplaint, enter } of audiences) {
    test.describe(`no page scrolls sideways or loses a word ${name},`, () => {
      const viewport = { width, height: 740 }
      const contextOptions = { reducedMotion: 'reduce' } as const
      test.use({ expectedComplaint, viewport, contextOptions })

      test(`to ${who}`, async ({ page, context, baseURL }) => {
        test.setTimeout(300_000)
        await writeIn(page, fontSizePx)
        await speak(page, culture)
        const scenes = await enter({ page, context, baseURL: baseURL ?? '' })
        const say = await wordsOf(culture)
        for (const [at, scene] of scenes.entries()) {
          await showScene(page, scene, culture, say)
          const where = `${scene.path}, scene ${at + 1}`
          const scrolledPx = () =>
            page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(await scrolledPx(), where).toBeLessThanOrEqual(0)
          expect.soft(await lostText(page), where).toEqual([])
        }
      })
    })
  }
}

/** As in the browser's own settings. */
async function writeIn(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}
