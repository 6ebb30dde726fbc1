import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Ends {
  /** Changes when messages come before the first one. */
  first: number | undefined
  /** Changes when messages come at the end. */
  last: number | undefined
  /** Changes when the reader writes one, which is followed from everywhere. */
  ownLast: number | undefined
}

/** Keeps the reader where they are: at the end while messages come there, elsewhere at what they read. */
export function useThreadScroll({ first, last, ownLast }: Ends) {
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([seen]) => setIsAtEnd(Boolean(seen?.isIntersecting)),
      { rootMargin: '0px 0px 120px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  const toEnd = () => end.current?.scrollIntoView({ block: 'nearest' })
  const before = useRef<Ends & { height: number }>(null)
  useLayoutEffect(() => {
    const was = before.current
    const height = list.current?.scrollHeight ?? 0
    const isFollowed = was?.last !== last && isAtEnd
    if (isFollowed || (ownLast !== undefined && was?.ownLast !== ownLast)) toEnd()
    else if (was && was.first !== first && !keepsItsPlace()) {
      scrollBy({ top: height - was.height, behavior: 'instant' })
    }
    before.current = { first, last, ownLast, height }
  })
  return { list, end, isAtEnd, toEnd }
}

/** Browsers keep what is read in its place when something grows above it: some never, the others not at the top. */
const keepsItsPlace = () => CSS.supports('overflow-anchor', 'auto') && scrollY > 1
