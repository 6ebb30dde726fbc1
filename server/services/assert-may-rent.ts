import type { Listing } from '#contract/domain/listing.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { mayRent } from '#server/policies/listing.ts'

/** @throws Refusal 'not-yours' for the lender */
export function assertMayRent(userId: number, listing: Pick<Listing, 'lenderId'>): void {
  if (!mayRent(userId, listing)) throw new Refusal('not-yours', 'This is your own item.')
}
