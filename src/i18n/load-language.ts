import type { Messages } from '@lingui/core'
import type { Culture } from '#contract/domain/user.ts'
import { ofThisShape } from '#src/cache/kept-values.ts'
import { log } from '#src/log.ts'
import { currentCulture, i18n, showLanguage } from './i18n.ts'
import { isCulture } from './languages.ts'

const storageKey = 'lastLangCode'

/** The one that was chosen last: another may arrive later. */
let wanted: Culture = 'en-US'

/** Shows everything in another language from now on, and remembers it.
 *  @returns false when its texts cannot be had; the language stays as it was */
export async function changeLanguage(culture: Culture): Promise<boolean> {
  const isShown = await show(culture)
  // Where nothing can be kept, the language lasts as long as the page.
  if (isShown && culture === wanted) ofThisShape.keep(storageKey, culture)
  return isShown
}

/** The language of the last visit; English where there was none, or its texts cannot be had. */
export async function startLanguage(): Promise<void> {
  const culture = rememberedLanguage()
  if (culture && culture !== i18n.locale) await show(culture)
}

/** What was chosen on this device; null before the first choice, and where what stands there is no language of ours. */
export function rememberedLanguage(): Culture | null {
  const value = ofThisShape.read(storageKey)
  return isCulture(value) ? value : null
}

async function show(culture: Culture): Promise<boolean> {
  wanted = culture
  // English stands in the code.
  if (culture === 'en-US') return activate(culture, {})
  const translation = await import('./read-translation.ts').then(
    ({ readTranslation }) => readTranslation(culture),
    (error: unknown) => log.warn('What reads translations did not come:', error),
  )
  if (!translation) {
    if (culture === wanted) wanted = currentCulture()
    return false
  }
  void translation.renewed.then((newer) => newer && activate(culture, newer))
  return activate(culture, translation.messages)
}

/** @returns true, also where another language was chosen meanwhile and is shown instead */
function activate(culture: Culture, messages: Messages): true {
  if (culture === wanted) {
    showLanguage(culture, messages)
    document.documentElement.lang = culture
  }
  return true
}
