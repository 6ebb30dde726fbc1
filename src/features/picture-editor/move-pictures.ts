/** Pictures with some of them before or behind another one, in the order that they have among themselves. */
export function moved(
  pictures: readonly string[],
  taken: ReadonlySet<unknown>,
  { key, dropPosition }: { key: unknown; dropPosition: 'before' | 'after' | 'on' },
): string[] {
  const isTaken = (source: string) => taken.has(source)
  if (taken.has(key)) return [...pictures]
  const left = pictures.filter((source) => !isTaken(source))
  const at = left.findIndex((source) => source === key) + (dropPosition === 'after' ? 1 : 0)
  return left.toSpliced(at, 0, ...pictures.filter(isTaken))
}

/** The pictures that are there in the order that somebody has given them; what has come since stands behind. */
export function inOrder(pictures: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((source) => pictures.includes(source))
  return [...known, ...pictures.filter((source) => !known.includes(source))]
}

/** Whether pictures stand in the order that somebody has given them. */
export const isInOrder = (pictures: readonly string[], order: readonly string[]): boolean =>
  inOrder(pictures, order).every((source, at) => source === pictures[at])
