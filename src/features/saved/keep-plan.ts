import { clientVersion, keptRefreshMs, undoTimeMs } from '#contract/limits.ts'
import type { KeptListing } from '#src/cache/kept-listings.ts'

export interface KeepPlan {
  /** Saved, and not kept yet. */
  adopt: number[]
  /** No more this viewer's: removed from this device. */
  remove: KeptListing[]
  /** Kept, and no more in the server's list: taken back elsewhere, or gone. */
  missing: number[]
  /** To be fetched, or fetched anew. */
  refresh: number[]
}

/** What is to be done so that this device keeps just what this viewer has saved.
 *  @param userId null for a visitor; what a visitor saved waits here for a login
 *  @param listed the ids of the server's list; null while it is not known, and for visitors
 *  @param freshSinceMs somebody looks at what is saved since then
 *  @param beganAtMs when this page began; what another version has kept since then is a tab's of that version, which
 *  would have it anew in turn */
export function planKeeping({
  userId,
  listed,
  kept,
  nowMs,
  freshSinceMs,
  beganAtMs,
}: {
  userId: number | null
  listed: readonly number[] | null
  kept: readonly KeptListing[]
  nowMs: number
  freshSinceMs: number
  beganAtMs: number
}): KeepPlan {
  const known = new Map(kept.map((one) => [one.id, one]))
  const isLeft = ({ leavesAtMs }: KeptListing) =>
    leavesAtMs !== null &&
    // By a clock that was ahead, it would be waited for as long as that was.
    (leavesAtMs <= nowMs || leavesAtMs - nowMs > undoTimeMs)
  const isForeign = (one: KeptListing) => one.userId !== null && one.userId !== userId
  const remove = kept.filter((one) => isForeign(one) || isLeft(one))
  const stays = kept.filter((one) => !remove.includes(one) && one.leavesAtMs === null)
  const isStale = ({ isGone, refreshedAtMs, version }: KeptListing) =>
    !isGone &&
    (refreshedAtMs === null ||
      (version !== clientVersion && refreshedAtMs < beganAtMs) ||
      refreshedAtMs < freshSinceMs ||
      // By a clock that was ahead.
      refreshedAtMs > nowMs ||
      refreshedAtMs < nowMs - keptRefreshMs)
  return {
    adopt: (listed ?? []).filter((id) => !known.has(id)),
    remove,
    missing: listed
      ? stays
          .filter((one) => one.userId === userId && !one.isGone && !listed.includes(one.id))
          .map(({ id }) => id)
      : [],
    refresh: stays
      .filter(isStale)
      .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
      .map(({ id }) => id),
  }
}
