import { minuteMs } from '#contract/domain/durations.ts'

export const longestPauseMs = 30 * minuteMs

/** How long what nobody has taken waits for its next try: 1, 2, 4 … minutes. */
export const pauseMsAfter = (tries: number): number =>
  Math.min(2 ** (tries - 1) * minuteMs, longestPauseMs)
