import type { Messages } from '@lingui/core'
import { clientVersion } from '#contract/limits.ts'
import type { Culture } from '#contract/domain/user.ts'
import { log } from '#src/log.ts'
import { i18n } from './i18n.ts'
import { languages } from './languages.ts'

const storageKey = 'lastLangCode'

/** Catalogs by file; each is a chunk of its own. English stands in the code.
 *  @see docs/decisions/english-in-the-code.md */
const catalogs = import.meta.glob<{ messages: Messages }>([
  './catalogs/*.po',
  '!./catalogs/en-US.po',
])

const isLoadable = (value: unknown): value is Culture =>
  languages.some(({ culture }) => culture === value)

/** Shows everything in another language from now on, and remembers it.
 *  @returns false when its catalog cannot be had; the language stays as it was */
export async function changeLanguage(culture: Culture): Promise<boolean> {
  const isShown = await show(culture)
  if (isShown) remember(culture)
  return isShown
}

/** The language of the last visit; English where there was none, or its catalog cannot be had. */
export async function startLanguage(): Promise<void> {
  const culture = remembered()
  if (culture !== i18n.locale) await show(culture)
}

async function show(culture: Culture): Promise<boolean> {
  try {
    const messages = (await catalogs[`./catalogs/${culture}.po`]?.())?.messages ?? {}
    i18n.loadAndActivate({ locale: culture, messages })
    document.documentElement.lang = culture
    return true
  } catch (error) {
    log.error(`script load error for ${culture}`, error)
    return false
  }
}

/** Storage may be forbidden; then the language lasts as long as the page. */
function remember(value: Culture): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version: clientVersion, value }))
  } catch {
    return
  }
}

function remembered(): Culture {
  try {
    const entry = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const isOurs = entry.version === clientVersion && isLoadable(entry.value)
    return isOurs ? entry.value : 'en-US'
  } catch {
    return 'en-US'
  }
}
