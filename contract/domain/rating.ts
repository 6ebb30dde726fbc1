/** What others have given, on the average. null stands for no review at all, never a count of 0. */
export interface Rating {
  /** From 1 to 5, to one decimal. */
  average: number
  count: number
}

/** @returns null without a review */
export function ratingOf(starsSum: number, count: number): Rating | null {
  return count > 0 ? { average: Math.round((starsSum / count) * 10) / 10, count } : null
}
