import { i18n, type Messages } from '@lingui/core'
import type { Culture } from '#contract/domain/user.ts'
import { site } from '#src/site.ts'

/** As a catalog has them, compiled. */
const ownTexts: Messages = Object.fromEntries(
  Object.entries(site.texts).map(([id, text]) => [id, [text]]),
)

/** English stands in the code itself and needs no catalog: texts arrive, compiled, with the chunk that shows them. What
 *  the site says in its own words has come with the page. */
export function showLanguage(locale: Culture, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages: { ...ownTexts, ...messages } })
}

showLanguage('en-US', {})

export { i18n }

export const currentCulture = () => i18n.locale as Culture
