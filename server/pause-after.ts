export interface GrowingPause {
  firstMs: number
  longestMs: number
}

/** How long what has failed so often waits for its next try: each pause is twice the one before. */
export const pauseMsAfter = (tries: number, { firstMs, longestMs }: GrowingPause): number =>
  Math.min(firstMs * 2 ** (tries - 1), longestMs)
