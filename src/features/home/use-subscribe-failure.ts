import { useLingui } from '@lingui/react/macro'
import { fieldErrors } from '#src/api/field-errors.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Says why somebody is not subscribed, unless that stands at the field. */
export function useSubscribeFailure(): (error: Error) => void {
  const { t } = useLingui()
  const reasonOf = (error: Error) => {
    if (!(error instanceof NetworkError)) return serverSentence(error.message)
    return error.connection === 'none'
      ? t`You are offline. Nothing was sent; what you typed is still here.`
      : t`Error`
  }
  return (error) => {
    if (fieldErrors(error).email) return
    const message = reasonOf(error)
    toast(t`Subscribe fail. ${message}`)
  }
}
