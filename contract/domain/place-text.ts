/** Whether a text says enough for places to be suggested: two letters or digits, or one letter of a
 *  script in which one says more than in the Latin one. */
export function isSuggestible(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  const [first = ''] = letters
  return letters.length > 1 || /^(?!\p{Script=Latin})\p{L}$/u.test(first)
}
