import { cultures, type Culture } from '#contract/domain/user.ts'

export const isCulture = (value: unknown): value is Culture => cultures.includes(value as Culture)

const languageOf = (culture: Culture) => culture.slice(0, 2)

/** 'Deutsch', 'ไทย': what a language is called in itself. */
export function ownLanguageName(culture: Culture): string {
  const language = languageOf(culture)
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? culture
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The flag of the country whose spelling is used. */
export function flagOf(culture: Culture): string {
  const letters = Array.from(culture.slice(3), (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65)
  return String.fromCodePoint(...letters)
}
