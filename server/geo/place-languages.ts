/** Of the product's texts and its map. */
export const mapLanguages = ['en', 'th', 'ru', 'it', 'de', 'es', 'fr', 'ja', 'zh'] as const

/** The language most people of a country speak, after CLDR. */
export const languageOfCountry = (code: string): string =>
  new Intl.Locale(`und-${code}`).maximize().language

/** Every language in which the name of a place in this country is kept. */
export function placeLanguages(country: string): Set<string> {
  return new Set([...mapLanguages, languageOfCountry(country)])
}
