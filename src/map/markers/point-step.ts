const stepPx = 10
const smallStepPx = 1

const directions = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

/** How far a key moves a point on the screen, so that nearer means finer; null for a key that does not. */
export function pointStep({ key, shiftKey }: { key: string; shiftKey: boolean }) {
  const direction = directions.get(key)
  if (!direction) return null
  const px = shiftKey ? smallStepPx : stepPx
  return { x: direction.x * px, y: direction.y * px }
}
