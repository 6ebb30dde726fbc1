const remembered = 5

/** What had the focus within the page's content, the last one first, each with what is around it from the inside out. */
let lately: Element[][] = []
let last: Element | null = null

/** What had the focus has gone, and nothing has taken it. Behind a dialog nothing can have it. */
const isLost = () =>
  document.activeElement === document.body &&
  last?.isConnected === false &&
  !document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')

/** When what is pressed goes away with that, the focus goes to what was around it, or to the heading of the page that has
 *  come in its place: from there the keyboard goes on, and there a screen reader is. What wants the focus for itself comes
 *  first.
 *  @returns what ends that */
export function holdFocus(): () => void {
  const note = (focused: unknown) => {
    if (!(focused instanceof Element)) return
    last = focused
    // It may have come after this, or anew.
    const content = focused.closest('main')
    const around = content ? ancestors(focused, content) : []
    if (around.length > 0) lately = [around, ...lately].slice(0, remembered)
  }
  const noteNext = ({ target }: FocusEvent) => note(target)
  let isDue = false
  const look = () => {
    isDue = false
    if (isLost()) giveBack()
  }
  const observer = new MutationObserver(() => {
    if (isDue || !isLost()) return
    isDue = true
    // A dialog that closes gives the focus back itself, in the next frame.
    requestAnimationFrame(() => setTimeout(look))
  })
  note(document.activeElement)
  document.addEventListener('focusin', noteNext)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', noteNext)
    observer.disconnect()
  }
}

function ancestors(element: Element, end: Element): Element[] {
  const { parentElement } = element
  return element === end ? [] : [element, ...(parentElement ? ancestors(parentElement, end) : [])]
}

function giveBack(): void {
  const places = lately.flatMap((around) => around.find((each) => each.isConnected) ?? [])
  const [place = document.querySelector('main h1')] = places
  if (!(place instanceof HTMLElement)) return
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  const { outline } = place.style
  place.tabIndex = -1
  // Nobody can press it.
  place.style.outline = 'none'
  const leave = () => {
    place.removeAttribute('tabindex')
    place.style.outline = outline
  }
  place.addEventListener('blur', leave, { once: true })
  place.focus({ preventScroll: true })
}
