/** A name with a space wherever it has one of some other width, as a keyboard for Japanese types it. */
export const withPlainSpaces = (name: string): string => name.replace(/\p{Zs}/gu, ' ')

/** A person's name as others see it, without the spaces around it: '' for one of which no letter would be seen, as of
 *  spaces alone or of letters that fill a place (U+3164).
 *  @see docs/product.md §5 */
export const seenName = (name: string): string =>
  /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name) ? name.trim() : ''

/** For the operator, who may meet several people of one name: 'Lena (user 7)'. */
export function nameWithId({ id, firstName }: { id: number; firstName: string }): string {
  const name = seenName(firstName)
  return name ? `${name} (user ${id})` : `User ${id}`
}
