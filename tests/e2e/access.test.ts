import { cultures, type Culture } from '#contract/domain/user.ts'
import { audiences } from './access/audiences.ts'
import { showScene } from './access/show-scene.ts'
import { speak, wordsOf } from './access/speak.ts'
import { expectAccessible } from './is-accessible.ts'
import { test } from './test.ts'

/** In which languages every page is looked at; `ACCESS_CULTURES=de-DE,ja-JP` names others, and `all` means all. */
const asked = process.env.ACCESS_CULTURES ?? 'en-US'
const isThorough = (culture: Culture) => asked === 'all' || asked.split(',').includes(culture)

for (const culture of cultures.filter(isThorough)) {
  for (const { who, expectedComplaint, enter } of audiences) {
    test.describe(`every page in ${culture} is accessible`, () => {
      // A dialog that still comes has the contrast of what shines through.
      test.use({ expectedComplaint, contextOptions: { reducedMotion: 'reduce' } })

      test(`to ${who}`, async ({ page, context, baseURL }) => {
        test.setTimeout(300_000)
        await speak(page, culture)
        const scenes = await enter({ page, context, baseURL: baseURL ?? '' })
        const say = await wordsOf(culture)
        for (const [at, scene] of scenes.entries()) {
          const where = `${scene.path}, scene ${at + 1}`
          await showScene(page, scene, culture, say)
          await expectAccessible(page, where)
        }
      })
    })
  }
}

for (const culture of cultures.filter((each) => !isThorough(each))) {
  test(`the landing page in ${culture} is accessible`, async ({ page }) => {
    await speak(page, culture)
    await showScene(page, { path: '/' }, culture, await wordsOf(culture))
    await expectAccessible(page)
  })
}
