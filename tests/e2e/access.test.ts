import { cultures, type Culture } from '#contract/domain/user.ts'
import { audiences } from './access/audiences.ts'
import { coveredControls } from './access/covered.ts'
import { lostText } from './access/lost-text.ts'
import { followMotions, motionsOf } from './access/motions.ts'
import { scrolledPx } from './access/scrolled.ts'
import { showScene } from './access/show-scene.ts'
import { showAt, tightWindows, usual } from './access/windows.ts'
import { speak, wordsOf } from './access/speak.ts'
import { expectAccessible } from './is-accessible.ts'
import { expect, test } from './test.ts'

/** In which languages every page is looked at; `ACCESS_CULTURES=en-US,ja-JP` names others, and `all` means all. German
 *  has the longest words. */
const asked = process.env.ACCESS_CULTURES ?? 'de-DE'
const isThorough = (culture: Culture) => asked === 'all' || asked.split(',').includes(culture)

for (const culture of cultures.filter(isThorough)) {
  for (const { who, expectedComplaint, enter } of audiences) {
    test.describe(`every page in ${culture} is accessible, and in a narrow window it neither scrolls sideways, nor loses a word, nor covers a control, and nothing moves where motion is unwelcome,`, () => {
      // A dialog that still comes has the contrast of what shines through.
      test.use({
        serviceWorkers: 'allow',
        expectedComplaint,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test(`to ${who}`, async ({ page, context, baseURL }) => {
        test.setTimeout(300_000)
        await speak(page, culture)
        await followMotions(page)
        const scenes = await enter({ page, context, baseURL: baseURL ?? '' })
        const say = await wordsOf(culture)
        const show = await showAt(page)
        for (const [at, scene] of scenes.entries()) {
          const place = `${scene.path}, scene ${at + 1}`
          await show(tightWindows[0])
          await showScene(page, scene, culture, say, scenes[at - 1])
          expect.soft(await motionsOf(page), place).toEqual([])
          for (const window of tightWindows) {
            const where = `${place}, ${window.name}`
            await show(window)
            expect.soft(await scrolledPx(page), where).toBeLessThanOrEqual(0)
            expect.soft(await lostText(page), where).toEqual([])
            expect.soft(await coveredControls(page), where).toEqual([])
          }
          await show(usual)
          expect.soft(await motionsOf(page), `${place}, ${usual.name}`).toEqual([])
          await expectAccessible(page, place)
        }
      })
    })
  }
}

test('the landing page is accessible in every other language', async ({ page }) => {
  for (const culture of cultures.filter((each) => !isThorough(each))) {
    await test.step(culture, async () => {
      await speak(page, culture)
      await showScene(page, { path: '/' }, culture, await wordsOf(culture))
      await expectAccessible(page, culture)
    })
  }
})
