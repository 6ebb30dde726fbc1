import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So far away it counts as in sight. */
const nearEndPx = 120

interface Ends {
  /** Changes when messages come before the first one. */
  first: number | undefined
  /** Changes when the reader writes one, which is followed from everywhere. */
  ownLast: number | undefined
}

/** Keeps the reader where they are: at the end whatever grows there, elsewhere at what they read. */
export function useThreadScroll({ first, ownLast }: Ends) {
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isFollowed = useRef(true)
  const toEnd = useCallback(() => {
    isFollowed.current = true
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useEffect(() => {
    if (!list.current || !end.current) return
    const sight = new IntersectionObserver(
      (entries) => setIsAtEnd(Boolean(entries.at(-1)?.isIntersecting)),
      {
        rootMargin: `0px 0px ${nearEndPx}px`,
      },
    )
    sight.observe(end.current)
    // Messages come, and what comes into sight turns out higher than it was taken for.
    const growth = new ResizeObserver(() => isFollowed.current && toEnd())
    growth.observe(list.current)
    let before = { scrolledPx: scrollY, toEndPx: 0 }
    const follow = () => {
      const now = { scrolledPx: scrollY, toEndPx: end.current?.getBoundingClientRect().top ?? 0 }
      if (now.toEndPx <= innerHeight + nearEndPx) isFollowed.current = true
      // On the way down the end may still move away, and what is above turn out lower than it was taken for.
      else if (now.scrolledPx < before.scrolledPx && now.toEndPx > before.toEndPx)
        isFollowed.current = false
      before = now
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      sight.disconnect()
      growth.disconnect()
      removeEventListener('scroll', follow)
    }
  }, [toEnd])

  const before = useRef<Ends & { height: number }>(null)
  useLayoutEffect(() => {
    const was = before.current
    const height = list.current?.scrollHeight ?? 0
    if (ownLast !== undefined && was?.ownLast !== ownLast) toEnd()
    else if (was && was.first !== first && !keepsItsPlace()) {
      scrollBy({ top: height - was.height, behavior: 'instant' })
    }
    before.current = { first, ownLast, height }
  })
  return { list, end, isAtEnd, toEnd }
}

/** Browsers keep what is read in its place when something grows above it: some never, the others not at the top. */
const keepsItsPlace = () => CSS.supports('overflow-anchor', 'auto') && scrollY > 1
