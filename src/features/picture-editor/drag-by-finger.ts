import { moved } from './move-pictures.ts'

/** So near to the screen's upper and lower end the page scrolls, past the bars that stand there. */
const edgePx = 110
const scrollStepPx = 12

/** Follows a finger from a picture's handle: the picture takes the place of each one that the finger comes over. Not
 *  every phone's browser drags by itself, and a long press that does is kept out.
 *  @param onEnd called when the finger is lifted */
export function dragByFinger(
  source: string,
  pictures: readonly string[],
  { onOrder, onEnd }: { onOrder(order: string[]): void; onEnd(): void },
): void {
  let order = [...pictures]
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const end = () => {
    listening.abort()
    onEnd()
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    scrollNearEdge(clientY)
    const over = pictureAt(clientX, clientY)
    if (over === undefined || over === source || !order.includes(over)) return
    const dropPosition = order.indexOf(source) < order.indexOf(over) ? 'after' : 'before'
    order = moved(order, new Set([source]), { key: over, dropPosition })
    onOrder(order)
  }
  // On the window: the handle itself changes its place on the page.
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
  addEventListener('dragstart', (event) => event.preventDefault(), options)
  addEventListener('contextmenu', (event) => event.preventDefault(), options)
}

const pictureAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="row"][data-key]')?.dataset['key']

function scrollNearEdge(y: number): void {
  if (y < edgePx) scrollBy(0, -scrollStepPx)
  if (y > innerHeight - edgePx) scrollBy(0, scrollStepPx)
}
