import { inPlainSigns } from './plain-signs.ts'

/** A number as people type it, with a point or a comma before its decimals, as the wire writes it: ' 12,50' is '12.50',
 *  whatever script its digits are of.
 *  Digits are not grouped: '1,200' would be twelve hundred for one reader and a little more than one for another.
 *  What is no number stays none. */
export const withPoint = (typed: string): string =>
  inPlainSigns(typed)
    .replace(/\s/g, '')
    .replace(/^(\d+),(\d+)$/, '$1.$2')
