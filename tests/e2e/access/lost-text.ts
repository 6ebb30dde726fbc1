import type { Page } from '@playwright/test'

/** What a page says where nobody can read it: beyond the window, cut off by what holds it, or beside it, where
 *  something else stands. What an ellipsis shortens, and what can be scrolled to, is not lost. */
export const lostText = (page: Page): Promise<string[]> => page.evaluate(findLostText)

/** Runs in the page. */
function findLostText(): string[] {
  const slackPx = 1.5
  // A scale is as long as what it measures; its words may be longer.
  const unread = '[aria-hidden=true], script, noscript, option, .maplibregl-ctrl-scale'
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  while (words.nextNode()) {
    const text = words.currentNode
    const parent = text.parentElement
    const said = text.textContent?.trim() ?? ''
    if (!said || !parent || parent.closest(unread)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const why = Array.from(range.getClientRects(), (line) => whyLost(line, parent)).find(Boolean)
    if (why) lost.push(`${said.slice(0, 60)}: ${why}`)
  }
  for (const select of document.querySelectorAll('select')) {
    const [chosen] = select.selectedOptions
    if (chosen && select.checkVisibility() && isCut(select, chosen)) {
      lost.push(`${chosen.text.slice(0, 60)}: cut off by its select`)
    }
  }
  return lost

  /** A browser does not tell how wide the words in it are: one beside it that holds no others is asked for its width. */
  function isCut(select: HTMLSelectElement, chosen: HTMLOptionElement): boolean {
    const alone = select.cloneNode() as HTMLSelectElement
    alone.append(chosen.cloneNode(true))
    alone.style.cssText = 'position: absolute; inline-size: max-content; visibility: hidden'
    select.after(alone)
    const neededPx = alone.offsetWidth
    alone.remove()
    return neededPx > select.offsetWidth + slackPx
  }

  function whyLost(line: DOMRect, parent: Element): string | null {
    let isBlockFound = false
    for (let holder = parent; holder !== document.body; holder = holder.parentElement!) {
      const style = getComputedStyle(holder)
      const { overflowX, overflowY, clipPath, display } = style
      const box = holder.getBoundingClientRect()
      const name = `${holder.tagName.toLowerCase()}.${holder.classList}`
      const isWider = line.right > box.right + slackPx || line.left < box.left - slackPx
      const isHigher = line.bottom > box.bottom + slackPx || line.top < box.top - slackPx
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isShortened || clipPath !== 'none') return null
      if (/auto|scroll/.test(overflowX)) return null
      if (/hidden|clip/.test(overflowX) && isWider) return `cut off by ${name}`
      if (/hidden|clip/.test(overflowY) && isHigher) return `cut off below by ${name}`
      const isBlock = display !== 'inline' && display !== 'contents'
      const isOwn = !isBlockFound || holder.matches('a, button, [role=tab]')
      if (isBlock && isOwn && isWider) return `beside ${name}`
      isBlockFound ||= isBlock
      // What holds this one does not cut it off.
      if (style.position === 'fixed') break
    }
    return line.right > innerWidth + slackPx || line.left < -slackPx ? 'beyond the window' : null
  }
}
