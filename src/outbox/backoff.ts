import { hourMs } from '#contract/domain/durations.ts'
import type { OutboxItem } from './item.ts'

const firstWaitMs = 1000
const longestBackoffMs = 300_000

/** No wait is longer, whatever a server asks for: what is further away comes from a clock that jumped. */
export const longestWaitMs = hourMs

/** How long to wait after a try that failed: longer each time, and not the same for all who fail at once.
 *  @param attempts made so far, at least one
 *  @param random from 0 to 1 */
export function backoffMs(attempts: number, random: number): number {
  const most = Math.min(longestBackoffMs, firstWaitMs * 2 ** (attempts - 1))
  return most * (0.5 + random / 2)
}

/** What a server asks for, within reason: a wait of nothing would be asked again at once, and for ever. */
export const waitOf = (askedMs: number): number =>
  Math.min(Math.max(askedMs, firstWaitMs / 2), longestWaitMs)

/** Whether a wait is over, as it is where the clock was set back to before its beginning. */
export const isDue = (
  { notBeforeMs, waitsSinceMs = 0 }: Pick<OutboxItem, 'notBeforeMs' | 'waitsSinceMs'>,
  nowMs: number,
): boolean => notBeforeMs <= nowMs || nowMs < waitsSinceMs || notBeforeMs - nowMs > longestWaitMs
