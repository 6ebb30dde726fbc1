import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Some screens more than anybody scrolls at once. */
const nearPx = 12_000

const heard = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
const waiting: IntersectionObserverEntry[] = []
let observer: IntersectionObserver | undefined

/** One after the other, so that the page breathes in between: what is drawn in one step is a task of its own. */
function hearNext(): void {
  const entry = waiting.shift()
  if (!entry) return
  flushSync(() => heard.get(entry.target)?.(entry))
  if (waiting.length > 0) setTimeout(hearNext)
}

function hear(entries: IntersectionObserverEntry[]): void {
  if (waiting.length === 0) setTimeout(hearNext)
  waiting.push(...entries)
}

/** Whether an element is so far from what is seen that nothing needs to stand in it but its height.
 *  @returns `heightPx` is null while it is near; what has the focus or is marked stays near */
export function useFarHeight() {
  const [heightPx, setHeightPx] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    observer ??= new IntersectionObserver(hear, { rootMargin: `${nearPx}px 0px` })
    const watching = observer
    heard.set(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeightPx(null)
      else if (!isHeld(element)) setHeightPx((known) => known ?? boundingClientRect.height)
    })
    watching.observe(element)
    return () => watching.unobserve(element)
  }, [])
  return { ref, heightPx }
}

const isHeld = (element: HTMLElement) =>
  element.contains(document.activeElement) || getSelection()?.containsNode(element, true)
