/** How many pictures on either side of the one in the middle are fetched: two turns ahead. */
const reach = 2

/** Whether a picture is soon in view; after the last comes the first. */
export function isNear(at: number, current: number, count: number): boolean {
  const steps = Math.abs(at - current)
  return Math.min(steps, count - steps) <= reach
}
