import { useCallback, useState, type RefCallback } from 'react'
import { useMapAwaited } from '#src/map/map-loader.ts'
import { scrollerOf } from './scroller-of.ts'

/** As many as a screen shows: the map beside the list is not kept waiting for more. */
const atFirst = 6
const step = 24
/** So many rows before its end a list grows. @see docs/product.md §9 */
const rowsAhead = 8

/** How much of a long list stands on the page: more each time its end comes near the screen, or onto it while the first
 *  map is on its way, which is not kept waiting for what nobody sees.
 *  @param about what the list answers: for something else it begins anew
 *  @param startAt which of them is to stand on the page from the beginning
 *  @returns the count, and what the last of them is given as its `ref` */
export function useGrowingCount(
  { length }: readonly unknown[],
  about: string,
  startAt: number,
): {
  count: number
  last: RefCallback<HTMLElement>
} {
  const ahead = useMapAwaited() ? 0 : rowsAhead
  const [grown, setGrown] = useState({ about, count: Math.max(atFirst, startAt + 1 + rowsAhead) })
  const count = grown.about === about ? grown.count : atFirst
  const last = useCallback(
    (element: HTMLElement | null) => {
      if (!element || count >= length) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting))
            setGrown({ about, count: count + step })
        },
        { root: scrollerOf(element), rootMargin: `${ahead * element.offsetHeight}px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [length, about, count, ahead],
  )
  return { count, last }
}
