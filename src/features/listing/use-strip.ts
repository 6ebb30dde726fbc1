import { useRef, useState, type UIEvent } from 'react'

/** A strip that scrolls from picture to picture: which one it shows, how far it was turned, and what
 *  turns it. */
export function useStrip<Strip extends HTMLElement>() {
  const ref = useRef<Strip>(null)
  const [current, setCurrent] = useState(0)
  const [furthest, setFurthest] = useState(0)
  return {
    ref,
    current,
    furthest,
    noteScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<Strip>) {
      const at = Math.round(Math.abs(scrollLeft) / clientWidth)
      setCurrent(at)
      setFurthest((most) => Math.max(most, at))
    },
    turnTo(at: number, behavior: ScrollBehavior = 'auto') {
      ref.current?.scrollTo({ left: at * ref.current.clientWidth, behavior })
    },
  }
}
