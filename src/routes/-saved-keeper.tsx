import { useEffect } from 'react'
import { publicUserQuery } from '#src/features/account/queries.ts'
import { listingQuery } from '#src/features/listing/queries.ts'
import { bookedRangesQuery } from '#src/features/reserve/queries.ts'
import { listingReviewsQuery, userReviewsQuery } from '#src/features/review/queries.ts'
import { startKeeper } from '#src/features/saved/keeper.ts'

/** Keeps what is saved on this device, with all that the pages about it ask for. */
export function SavedKeeper() {
  useEffect(keepSaved, [])
  return null
}

const keepSaved = () =>
  startKeeper({
    listing: (id, ask) => ask(listingQuery(id)),
    others: ({ id, lenderId }, ask) => [
      ask(listingReviewsQuery(id)),
      ask(bookedRangesQuery(id)),
      ask(publicUserQuery(lenderId)),
      ask(userReviewsQuery(lenderId)),
    ],
  })
