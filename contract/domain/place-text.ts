import { textLimits } from '../limits.ts'

/** Whether a text says enough for places to be suggested: two letters or digits, or one letter of a
 *  script in which one says more than in the Latin one. */
export function isSuggestible(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  const [first = ''] = letters
  return letters.length > 1 || /^(?!\p{Script=Latin})\p{L}$/u.test(first)
}

/** What an address is asked for by: all of it, or of a longer one the end, which names the place, from the beginning of one
 *  of its parts on, or else of a word. */
export function endOfAddress(address: string): string {
  const characters = [...address.trim()]
  if (characters.length <= textLimits.geocode) return characters.join('')
  const end = characters.slice(-textLimits.geocode - 1).join('')
  const [, whole] = /[,;，；、]\s*(\S.*)$/s.exec(end) ?? /\s+(\S.*)$/s.exec(end) ?? []
  return whole ?? characters.slice(-textLimits.geocode).join('')
}
