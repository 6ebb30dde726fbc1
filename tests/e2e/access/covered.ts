import type { Page } from '@playwright/test'

/** What is to be pressed and lies under something else, where nobody can scroll it out from there. */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(findCovered)

/** Runs in the page. */
function findCovered(): string[] {
  const controls = 'a[href], button, input, select, textarea'
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    `${element.tagName.toLowerCase()}.${element.classList}`

  return Array.from(document.querySelectorAll(controls)).flatMap((control) => {
    if (control.closest('[aria-hidden=true], [inert]')) return []
    const { left, top, width, height } = control.getBoundingClientRect()
    const [first, ...below] = document.elementsFromPoint(left + width / 2, top + height / 2)
    if (!first || !below.includes(control)) return []
    const label = (control as HTMLInputElement).labels?.[0]
    if (control.contains(first) || label?.contains(first) || first.contains(control)) return []
    return isScrolledAway(first, control) ? [] : [`${named(control)} under ${named(first)}`]
  })

  /** A bar that stays, over what moves beneath it. */
  function isScrolledAway(over: Element, control: Element): boolean {
    for (let holder: Element | null = over; holder; holder = holder.parentElement) {
      const { position } = getComputedStyle(holder)
      if (position === 'fixed' || position === 'sticky') {
        return !holder.contains(control) && document.documentElement.scrollHeight > innerHeight
      }
    }
    return false
  }
}
