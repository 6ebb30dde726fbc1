import type { Listing } from '#contract/domain/listing.ts'

type Owned = Pick<Listing, 'lenderId'>

export const mayEditListing = (userId: number, { lenderId }: Owned) => userId === lenderId

export const mayReadPrivateNotes = (userId: number | null, { lenderId }: Owned) =>
  userId === lenderId

/** Nobody rents from themselves. */
export const mayRent = (userId: number, { lenderId }: Owned) => userId !== lenderId
