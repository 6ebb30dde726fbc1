import type { Page } from '@playwright/test'

/** @returns what has the focus, where nothing of it can be seen for what lies over it, or for the end of the window */
export const hiddenFocus = (page: Page): Promise<string | null> => page.evaluate(findHiddenFocus)

/** Runs in the page. */
function findHiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // What is drawn for a choice is its label.
  const seen = focused.matches('[type=radio], [type=checkbox], [type=range], [type=file]')
    ? (focused.closest('label') ?? focused)
    : focused
  const { left, top, width, height } = seen.getBoundingClientRect()
  const parts = [0.02, 0.5, 0.98]
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (seen.contains(hit) || hit.contains(seen))
    }),
  )
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)
  return isSeen ? null : `${focused.tagName.toLowerCase()} '${name}' at ${Math.round(top)} px`
}
