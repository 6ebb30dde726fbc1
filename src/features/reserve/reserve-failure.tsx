import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { listingCodec } from '#contract/codecs/listing.ts'
import { reservablePrice } from '#contract/domain/listing.ts'
import type { Money } from '#contract/domain/money.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Why a stay was not reserved. When the dates or the offer have changed meanwhile, the page already
 *  shows them as they are now. @see docs/product.md §8 */
export function ReserveFailure({ error, period }: { error: Error; period: RentPeriod }) {
  if (isRefusedAs(error, 'dates-taken')) {
    return (
      <Notice tone="failure">
        <Sentences
          first={serverSentence(error.message)}
          then={
            <Trans>
              Somebody was faster. The calendar shows what is free now; nothing was reserved.
            </Trans>
          }
        />
      </Notice>
    )
  }
  if (isRefusedAs(error, 'offer-changed')) {
    const price = priceNow(error, period)
    return (
      <Notice tone="failure">
        <Sentences
          first={
            <Sentences
              first={serverSentence(error.message)}
              then={price && <Trans>It is {formatMoney(price)} now, for each period.</Trans>}
            />
          }
          then={
            <Trans>The page shows the offer as it is now. Look at the sum and reserve again.</Trans>
          }
        />
      </Notice>
    )
  }
  return <WriteFailure error={error} />
}

/** Of the listing that such an answer carries. */
function priceNow({ resObj }: ApiError, period: RentPeriod): Money | null {
  const { success, data: listing } = z.safeDecode(
    listingCodec,
    resObj as z.input<typeof listingCodec>,
  )
  return success && listing.isActive ? reservablePrice(listing, period) : null
}
