/** What scrolls an element, whose edges a margin around the window would not widen; null for the window itself. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  let parent = element.parentElement
  while (parent && !['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) {
    parent = parent.parentElement
  }
  return parent
}
