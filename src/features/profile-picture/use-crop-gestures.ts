import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'
import { profilePictureZoomStep } from '#contract/limits.ts'
import { movedCrop, zoomedCrop, type Crop } from './crop.ts'

interface Point {
  x: number
  y: number
}

/** Tells what becomes of the square: several of a frame's pointers may move before it is drawn again. */
export type ChangeCrop = (change: (crop: Crop) => Crop) => void

/** So far does a wheel turn with one notch. */
const notchPx = 100

/** Pointers and wheel over the square: one pointer drags the picture along, two draw it apart, the wheel comes nearer
 *  by a step a notch. */
export function useCropGestures(
  area: RefObject<HTMLElement | null>,
  size: { width: number; height: number },
  onChange: ChangeCrop,
) {
  const pointers = useRef(new Map<number, Point>())

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const notches = Math.max(-1, Math.min(1, -event.deltaY / notchPx))
    onChange((crop) => zoomedCrop(crop, profilePictureZoomStep ** notches, size))
  })
  useEffect(() => {
    const listening = new AbortController()
    // React's own cannot keep the page behind from scrolling.
    area.current?.addEventListener('wheel', (event) => turn(event), {
      passive: false,
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [area])

  const end = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId)
      pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(pointerId)
      if (!before) return
      const now = { x: clientX, y: clientY }
      pointers.current.set(pointerId, now)
      const [other] = [...pointers.current].filter(([id]) => id !== pointerId)
      if (other) {
        const [, point] = other
        const factor = distance(before, point) / distance(now, point)
        onChange((crop) => zoomedCrop(crop, factor, size))
        return
      }
      const { clientWidth } = currentTarget
      onChange((crop) => {
        const scale = crop.side / clientWidth
        const by = { x: (before.x - now.x) * scale, y: (before.y - now.y) * scale }
        return movedCrop(crop, by, size)
      })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** At least a pixel: two fingers may seem to be at one spot. */
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
