import type { Page } from '@playwright/test'
import { forEveryone } from './access/scenes.ts'
import { showScene } from './access/show-scene.ts'
import { wordsOf } from './access/speak.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** What has moved on this page, for however short a time. */
    motions: string[]
  }
}

// Two of the pages are not there.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaint: /status of 404/ })

test('where motion is unwelcome nothing moves or glides, on any page', async ({ page }) => {
  await page.addInitScript(noteMotions)
  const say = await wordsOf('en-US')
  for (const [at, scene] of forEveryone.entries()) {
    await showScene(page, scene, 'en-US', say)
    const where = `${scene.path}, scene ${at + 1}`
    expect(await page.evaluate(() => window.motions), where).toEqual([])
    expect(await glidingParts(page), where).toEqual([])
  }
})

/** Runs in the page, before all else. */
function noteMotions(): void {
  window.motions = []
  const note = ({ target, type }: Event) => {
    if (target instanceof Element) window.motions.push(`${type} of ${target.outerHTML}`)
  }
  document.addEventListener('transitionrun', note)
  document.addEventListener('animationstart', note)
}

/** What scrolls to its place instead of being there. */
const glidingParts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*')).flatMap((part) =>
      getComputedStyle(part).scrollBehavior === 'smooth' ? [part.outerHTML.slice(0, 100)] : [],
    ),
  )
