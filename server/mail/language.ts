import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { readCatalog } from './read-catalog.ts'

/** What letters are written in. */
export interface Language {
  culture: Culture
  /** @param text in English, with names in braces for the values */
  say(text: string, values?: Record<string, string | number>): string
}

const english: Culture = 'en-US'
const languages = new Map<Culture, Promise<Language>>()

/** English where the language is not known, or has no catalog yet. */
export function languageOf(culture: string): Promise<Language> {
  const wanted = cultures.find((each) => each === culture) ?? english
  const language = languages.get(wanted) ?? load(wanted)
  languages.set(wanted, language)
  return language
}

/** English stands in the code. */
async function load(wanted: Culture): Promise<Language> {
  const catalog = wanted === english ? null : await readCatalog(wanted)
  const culture = catalog ? wanted : english
  const i18n = setupI18n({ locale: culture, messages: { [culture]: catalog ?? {} } })
  i18n.setMessagesCompiler(compileMessage)
  return { culture, say: (text, values) => i18n._(text, values) }
}
