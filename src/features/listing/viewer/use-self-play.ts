import { useEffect, useEffectEvent, useState } from 'react'
import { coverflow } from '#contract/limits.ts'
import { isZoomed } from './use-zoomed.ts'

const doings = ['pointerdown', 'keydown', 'wheel'] as const

/** Turns by itself once nobody has done anything for a while, and goes on until somebody does.
 *  @param startsOn false: only when it is told to
 *  @see docs/product.md §9 */
export function useSelfPlay(turn: () => void, startsOn: boolean) {
  const [firstWaitMs, setFirstWaitMs] = useState(startsOn ? coverflow.idleMs : null)
  const [isMoving, setIsMoving] = useState(false)
  const play = useEffectEvent(() => {
    // Nobody looks: the picture that was left is there when somebody does again.
    if (!document.hidden) turn()
  })
  useEffect(() => {
    if (firstWaitMs === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (timeMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // Whoever has come nearer looks at one picture, perhaps for long.
        if (isZoomed()) return rest()
        setIsMoving(true)
        play()
        wait(coverflow.slideMs)
      }, timeMs)
    }
    const rest = () => {
      setIsMoving(false)
      wait(coverflow.idleMs)
    }
    wait(firstWaitMs)
    for (const doing of doings) document.addEventListener(doing, rest, { passive: true })
    return () => {
      clearTimeout(timer)
      setIsMoving(false)
      for (const doing of doings) document.removeEventListener(doing, rest)
    }
  }, [firstWaitMs])
  return {
    isOn: firstWaitMs !== null,
    isMoving,
    /** Who asks for it does not wait until nobody has done anything. */
    toggle: () => setFirstWaitMs(firstWaitMs === null ? coverflow.slideMs : null),
  }
}
