import { i18n } from '@lingui/core'
import type { Culture } from '#contract/domain/user.ts'

/** English stands in the code itself and needs no catalog: texts arrive, compiled, with
 *  the chunk that shows them. */
i18n.loadAndActivate({ locale: 'en-US', messages: {} })

export { i18n }

export const currentCulture = () => i18n.locale as Culture
