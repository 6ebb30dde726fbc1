/** A stream of pseudo-random choices: the same seed makes the same choices. */
export interface Random {
  /** In [0, 1). */
  fraction(): number
  chance(probability: number): boolean
  /** Whole, both ends included. */
  whole(least: number, most: number): number
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  /** @param weights one for each of the list, in any unit */
  weighted<T>(list: readonly T[], weights: readonly number[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** Mulberry32, begun with a hash of the seed (FNV-1a). */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)

  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  const pick = <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T

  return {
    fraction,
    whole,
    pick,
    chance: (probability) => fraction() < probability,
    between: (least, most) => least + fraction() * (most - least),
    weighted: (list, weights) => {
      let left = fraction() * weights.reduce((sum, weight) => sum + weight, 0)
      const at = weights.findIndex((weight) => (left -= weight) < 0)
      return list[at < 0 ? list.length - 1 : at] as never
    },
    shuffled: (list) =>
      list
        .map((value) => ({ value, rank: fraction() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
  }
}
