import { useQuery } from '@tanstack/react-query'
import { listingQuery } from '#src/features/listing/queries.ts'
import { UnsentReservations } from '#src/features/reserve/unsent-reservations.tsx'
import { useUnsentStays, type UnsentStay } from '#src/features/reserve/use-unsent-stays.ts'

/** The user's reservations that are not sent yet, on the clocks of their listings. */
export function OwnUnsent() {
  return useUnsentStays().map((stay) => <Unsent key={stay.item.seq} stay={stay} />)
}

function Unsent({ stay }: { stay: UnsentStay }) {
  const { data: listing } = useQuery(listingQuery(stay.request.listingId))
  return listing && <UnsentReservations stays={[stay]} zone={listing.zone} />
}
