import { cultures, type Culture } from '#contract/domain/user.ts'

export const isCulture = (value: unknown): value is Culture => cultures.includes(value as Culture)

/** Browsers know these too, but take their time to look up the first one, while the page has yet to be painted. */
const ownNames: Record<Culture, string> = {
  'en-US': 'English',
  'th-TH': 'ไทย',
  'ru-RU': 'Русский',
  'it-IT': 'Italiano',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'ja-JP': '日本語',
  'zh-CN': '中文',
}

/** 'Deutsch', 'ไทย': what a language is called in itself. */
export const ownLanguageName = (culture: Culture): string => ownNames[culture]

/** The flag of the country whose spelling is used. */
export function flagOf(culture: Culture): string {
  const letters = Array.from(culture.slice(3), (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65)
  return String.fromCodePoint(...letters)
}
