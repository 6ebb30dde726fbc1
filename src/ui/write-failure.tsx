import { Trans } from '@lingui/react/macro'
import { Notice } from './notice.tsx'

/** Why something was not sent, in the server's words where it has spoken. @see docs/product.md §8 */
export function WriteFailure({ error, before }: { error: Error; before?: string }) {
  const isNotKept = error.name === 'NotKeptError'
  const unreachable = error.name === 'NetworkError'
  return (
    <Notice tone="failure">
      {before && `${before}. `}
      {!unreachable && error.message}
      {isNotKept && (
        <Trans>
          This device has no room to keep it, and the server cannot be reached. What you typed is
          still here.
        </Trans>
      )}
      {unreachable && navigator.onLine && <Trans>Error</Trans>}
      {unreachable && !navigator.onLine && (
        <Trans>You are offline. Nothing was sent; what you typed is still here.</Trans>
      )}
    </Notice>
  )
}
