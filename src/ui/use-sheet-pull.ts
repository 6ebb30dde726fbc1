import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { nearestStop, type SheetStop } from './sheet-stops.ts'

const clickSlackPx = 6

/** Has a sheet pulled by all that gets `handlers`, where a press is still a press.
 *  @param stop null where there is nothing to pull */
export function useSheetPull(stop: SheetStop | null, onStop: (stop: SheetStop) => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const grabbed = useRef<{ x: number; y: number; heightPx: number } | null>(null)
  const wasPulled = useRef(false)

  const grab = ({ button, target, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    wasPulled.current = false
    if (!stop || !sheet.current || button !== 0 || !(target instanceof Element)) return
    // Of what is pressed, which would not be clicked if another had the pointer.
    target.setPointerCapture(pointerId)
    grabbed.current = { x, y, heightPx: sheet.current.offsetHeight }
  }
  const pull = ({ clientX, clientY }: PointerEvent) => {
    const from = grabbed.current
    if (!from || !sheet.current) return
    const byPx = from.y - clientY
    wasPulled.current ||= Math.hypot(clientX - from.x, byPx) >= clickSlackPx
    if (!wasPulled.current) return
    sheet.current.style.blockSize = `${from.heightPx + byPx}px`
    sheet.current.dataset['pulled'] = ''
  }
  const drop = () => {
    grabbed.current = null
    if (!sheet.current) return
    sheet.current.style.blockSize = ''
    delete sheet.current.dataset['pulled']
  }
  const release = ({ clientY }: PointerEvent) => {
    const from = grabbed.current
    drop()
    if (from && wasPulled.current) {
      onStop(nearestStop(from.heightPx + from.y - clientY, innerHeight))
    }
  }
  return {
    sheet,
    handlers: {
      onPointerDown: grab,
      onPointerMove: pull,
      onPointerUp: release,
      // The browser has taken it, to scroll a row to the side or to come nearer.
      onPointerCancel: drop,
      /** A mouse that pulled clicks as well when it lets go; a finger does not. */
      onClickCapture(event: MouseEvent) {
        const isByKeyboard = event.detail === 0
        if (wasPulled.current && !isByKeyboard) event.stopPropagation()
        wasPulled.current = false
      },
    },
  }
}
