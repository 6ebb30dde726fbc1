import type { Culture } from './user.ts'

/** Where the texts of a language are: those that all sites share, or those of one site alone.
 *  @see docs/product.md §7 */
export const translationPath = (culture: Culture, siteId?: number): string =>
  siteId === undefined ? `/translate/${culture}.js` : `/translate/${siteId}/${culture}.js`
