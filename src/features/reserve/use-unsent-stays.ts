import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { ReservationRequest } from '#contract/domain/reservation.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'

/** A reservation that this device holds. */
export interface UnsentStay {
  item: OutboxItem
  request: ReservationRequest
}

/** The user's reservations that the server may not have yet, of all listings. */
export function useUnsentStays(): UnsentStay[] {
  const items = useUnsent()
  return useMemo(() => items.flatMap((item) => unsentStay(item) ?? []), [items])
}

function unsentStay(item: OutboxItem): UnsentStay | null {
  if (item.kind !== 'reservation') return null
  const { data } = z.safeDecode(createReservation.body, item.request.body as never)
  return data ? { item, request: data } : null
}
