import { Trans } from '@lingui/react/macro'
import { ApiError } from '#src/api/api-error.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Why a stay was not reserved. When the dates or the offer have changed meanwhile, the page already
 *  shows them as they are now. @see docs/product.md §8 */
export function ReserveFailure({ error }: { error: Error }) {
  const code = error instanceof ApiError ? error.code : null
  if (code === errorCodes['dates-taken'].code) {
    return (
      <Notice tone="failure">
        {error.message}{' '}
        <Trans>
          Somebody was faster. The calendar shows what is free now; nothing was reserved.
        </Trans>
      </Notice>
    )
  }
  if (code === errorCodes['offer-changed'].code) {
    return (
      <Notice tone="failure">
        {error.message}{' '}
        <Trans>The page shows the offer as it is now. Look at the sum and reserve again.</Trans>
      </Notice>
    )
  }
  return <WriteFailure error={error} />
}
