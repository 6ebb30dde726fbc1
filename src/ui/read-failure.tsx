import { Trans } from '@lingui/react/macro'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from './button.tsx'
import { FailureWords } from './failure-words.tsx'
import { Notice } from './notice.tsx'

/** Why something cannot be shown, and another try. @see docs/product.md §8 */
export function ReadFailure({
  error,
  before,
  onRetry,
}: {
  error: Error
  before?: string
  onRetry(): void
}) {
  return (
    <Notice tone="failure">
      <FailureWords before={before} reason={serverSentence(error.message)} />{' '}
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
