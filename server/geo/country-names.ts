import { foldPlaceName } from './place-name.ts'
import { mapLanguages } from './place-languages.ts'

/** ISO codes by folded country name, in every language of the product, and by the code itself. */
export function countryCodesByName(codes: readonly string[]): Map<string, string> {
  const byName = new Map<string, string>([
    ['usa', 'US'],
    ['uk', 'GB'],
    ['england', 'GB'],
  ])
  for (const language of mapLanguages) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of codes) byName.set(foldPlaceName(names.of(code) ?? code), code)
  }
  for (const code of codes) byName.set(code.toLowerCase(), code)
  return byName
}
