import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So far away it counts as in sight. */
const nearEndPx = 120
/** What the reader may scroll by. A screen reader scrolls without any of them. */
const readersInput = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

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
  /** Since they were led to the end. */
  const hasInput = useRef(false)
  const follow = useCallback(() => end.current?.scrollIntoView({ block: 'nearest' }), [])
  const toEnd = useCallback(() => {
    isFollowed.current = true
    hasInput.current = false
    follow()
  }, [follow])

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
    let followedPx = 0
    const growth = new ResizeObserver(() => {
      followedPx = heightOf(list.current)
      if (isFollowed.current) follow()
    })
    growth.observe(list.current)
    const takeInput = () => {
      hasInput.current = true
    }
    for (const input of readersInput) addEventListener(input, takeInput, { passive: true })
    let before = { scrolledPx: scrollY, toEndPx: 0 }
    const look = () => {
      const now = { scrolledPx: scrollY, toEndPx: end.current?.getBoundingClientRect().top ?? 0 }
      const isUp = now.scrolledPx < before.scrolledPx && now.toEndPx > before.toEndPx
      // What is above turns out lower than it was taken for, what is below higher: the browser scrolls up by itself then.
      const isReaders = hasInput.current || heightOf(list.current) === followedPx
      if (now.toEndPx <= innerHeight + nearEndPx) isFollowed.current = true
      else if (isUp && isReaders) isFollowed.current = false
      before = now
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      sight.disconnect()
      growth.disconnect()
      removeEventListener('scroll', look)
      for (const input of readersInput) removeEventListener(input, takeInput)
    }
  }, [follow])

  const before = useRef<Ends & { height: number }>(null)
  useLayoutEffect(() => {
    const was = before.current
    const height = heightOf(list.current)
    if (ownLast !== undefined && was?.ownLast !== ownLast) toEnd()
    else if (was && was.first !== first && !keepsItsPlace()) {
      scrollBy({ top: height - was.height, behavior: 'instant' })
    }
    before.current = { first, ownLast, height }
  })
  return { list, end, isAtEnd, toEnd }
}

const heightOf = (list: HTMLElement | null) => list?.scrollHeight ?? 0

/** Browsers keep what is read in its place when something grows above it: some never, the others not at the top. */
const keepsItsPlace = () => CSS.supports('overflow-anchor', 'auto') && scrollY > 1
