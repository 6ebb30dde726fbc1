import { languageOfCountry, mapLanguages } from '#server/geo/place-languages.ts'
import type { NamesByLanguage } from '#server/geo/place-names.ts'

/** A label's `name`, `name:th` and so on where a language has another one, and `local`, the name that
 *  stands on the spot's own signs, where that is another one. */
export function nameTags(
  name: string,
  names: NamesByLanguage,
  country: string | undefined,
): Record<string, string> {
  const tags: Record<string, string> = { name }
  for (const language of mapLanguages) {
    const other = names.get(language)
    if (other && other !== name) tags[`name:${language}`] = other
  }
  const local = country && names.get(languageOfCountry(country))
  if (local && local !== name) tags['local'] = local
  return tags
}
