import { ownOffsets } from './own-offsets.ts'
import type { Culture } from './user.ts'

/** What `Intl` is asked with: Gregorian years and latin digits in every language; the Thai locale
 *  would count Buddhist years. */
export const intlLocaleOf = (culture: Culture) => `${culture}-u-ca-gregory-nu-latn`

/** One that writes numbers; the same for the same wishes, since making one takes a hundred times as long as
 *  using it. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** One that names languages, countries and the like; the same for the same wishes. */
export const displayNames = madeOnce(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

const dateFormatIn = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** One that writes instants; the same for the same wishes. Without a zone it is this device's, which a
 *  traveller takes from one to another. */
export const dateFormat = (culture: Culture, options: Intl.DateTimeFormatOptions) =>
  dateFormatIn(culture, options, options.timeZone ?? ownOffsets())

function madeOnce<Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
) {
  const made = new Map<string, Formatter>()
  return (culture: Culture, options: Options, place?: string): Formatter => {
    const name = JSON.stringify([culture, options, place])
    const known = made.get(name) ?? make(intlLocaleOf(culture), options)
    made.set(name, known)
    return known
  }
}
