import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { recent } from '#server/recent.ts'
import { readCatalog } from './read-catalog.ts'

/** What people are written to in. */
export interface Language {
  culture: Culture
  /** @param text in English, with names in braces for the values */
  say(text: string, values?: Record<string, string | number>): string
}

const english: Culture = 'en-US'

/** Reads a folder of catalogs, each when it is first asked for: English where the language is not known, or has none
 *  yet. */
export function languagesIn(folder: URL): (culture: string) => Promise<Language> {
  const languages = recent<Culture, Language>(cultures.length)
  return (culture) => {
    const wanted = cultures.find((each) => each === culture) ?? english
    return languages.get(wanted, () => load(wanted, folder))
  }
}

/** What letters are written in. */
export const languageOf = languagesIn(new URL('./catalogs/', import.meta.url))

/** English stands in the code. */
async function load(wanted: Culture, folder: URL): Promise<Language> {
  const catalog = wanted === english ? null : await readCatalog(wanted, folder)
  const culture = catalog ? wanted : english
  const i18n = setupI18n({ locale: culture, messages: { [culture]: catalog ?? {} } })
  i18n.setMessagesCompiler(compileMessage)
  return { culture, say: (text, values) => i18n._(text, values) }
}
