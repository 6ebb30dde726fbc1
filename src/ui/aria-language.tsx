import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Around components of react-aria's that say something themselves, which would be in the browser's language. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
}
