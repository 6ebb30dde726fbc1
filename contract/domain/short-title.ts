/** A title that stands where there is little room, at most so many letters long.
 *  @see docs/product.md §9 */
export function shortTitle(title: string, mostLetters: number): string {
  if (title.length <= mostLetters) return title
  const halfOfLetter = /[\uD800-\uDBFF]$/
  return `${title.slice(0, mostLetters - 1).replace(halfOfLetter, '')}…`
}
