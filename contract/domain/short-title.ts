import { firstLetters } from './first-letters.ts'

/** Shortens titles that stand where there is little room.
 *  @param mostLetters of what stands there, its dots included
 *  @see docs/product.md §9 */
export function titleShortener(mostLetters: number): (title: string) => string {
  const tooMany = firstLetters(mostLetters + 1)
  const kept = firstLetters(mostLetters - 1)
  return (title) => {
    if (title.length <= mostLetters || !tooMany.test(title)) return title
    return `${kept.exec(title)?.[0]}…`
  }
}
