import type { Stay } from '#contract/domain/stay.ts'

/** The same time in as few ranges as can be, soonest first: what overlaps or touches is one. */
export function joinRanges(ranges: readonly Stay[]): Stay[] {
  const joined: Stay[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = joined.at(-1)
    if (!last || from > last.to) joined.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return joined
}
