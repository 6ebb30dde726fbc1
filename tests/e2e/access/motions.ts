import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What has moved on this page, for however short a time. */
    motions: string[]
  }
}

/** From here on a page remembers what moves on it. */
export const followMotions = (page: Page) => page.addInitScript(noteMotions)

/** What has moved, and what glides when it is scrolled. */
export const motionsOf = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(() => window.motions)),
  ...(await glidingParts(page)),
]

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
