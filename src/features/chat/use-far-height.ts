import { startTransition, useCallback, useState } from 'react'

/** Some screens more than anybody scrolls at once. */
const nearPx = 12_000

const heard = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
let observer: IntersectionObserver | undefined

/** Whether an element is so far from what is seen that nothing needs to stand in it but its height.
 *  @returns `heightPx` is null while it is near; what has the focus or is marked stays near */
export function useFarHeight() {
  const [heightPx, setHeightPx] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    observer ??= new IntersectionObserver(
      // What comes near is drawn in steps that let the page breathe.
      (entries) =>
        startTransition(() => entries.forEach((entry) => heard.get(entry.target)?.(entry))),
      { rootMargin: `${nearPx}px 0px` },
    )
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
