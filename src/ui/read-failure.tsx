import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
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
      {before && `${before}. `}
      {error.message}{' '}
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
