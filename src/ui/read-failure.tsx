import { Trans } from '@lingui/react/macro'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from './button.tsx'
import { FailureWords } from './failure-words.tsx'
import { Notice } from './notice.tsx'

/** Why something cannot be shown, and another try.
 *  @param before what did not work, without a full stop, where the product has words of its own for it
 *  @see docs/product.md §8 */
export function ReadFailure({
  error,
  before,
  onRetry,
}: {
  error: Error
  before?: string
  onRetry(): void
}) {
  const reason = serverSentence(error.message)
  return (
    <Notice tone="failure">
      {before ? <FailureWords before={before} reason={reason} /> : <Trans>Error: {reason}</Trans>}{' '}
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
