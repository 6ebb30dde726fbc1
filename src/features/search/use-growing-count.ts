import { useCallback, useState, type RefCallback } from 'react'

/** As many as a screen shows: the map beside the list is not kept waiting for more. */
const atFirst = 8
const step = 24
/** So many rows before its end a list grows. @see docs/product.md §9 */
const rowsAhead = 8

/** How much of a long list stands on the page: more each time its end comes near the screen.
 *  @returns the count, and what the last of them is given as its `ref` */
export function useGrowingCount(list: readonly unknown[]): {
  count: number
  last: RefCallback<HTMLElement>
} {
  const [grown, setGrown] = useState({ list, count: atFirst })
  const count = grown.list === list ? grown.count : atFirst
  const last = useCallback(
    (element: HTMLElement | null) => {
      if (!element || count >= list.length) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting))
            setGrown({ list, count: count + step })
        },
        { rootMargin: `${rowsAhead * element.offsetHeight}px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [list, count],
  )
  return { count, last }
}
