import { listingFields, type ListingField, type TypedListing } from './typed-listing.ts'

/** A listing that is edited here, and what it was when that began. */
export interface Edited {
  typed: TypedListing
  from: TypedListing
}

/** The fields that somebody changed elsewhere meanwhile, where this form says something else. */
export const differences = ({ typed, from }: Edited, theirs: TypedListing): ListingField[] =>
  listingFields.filter((field) => theirs[field] !== from[field] && theirs[field] !== typed[field])

/** Decided for some fields: from now on they began as they are there, and say what was chosen. */
export function decide<E extends Edited>(
  edited: E,
  theirs: TypedListing,
  fields: readonly ListingField[],
  keep: 'mine' | 'theirs',
): E {
  const decided = Object.fromEntries(fields.map((field) => [field, theirs[field]]))
  return {
    ...edited,
    from: { ...edited.from, ...decided },
    ...(keep === 'theirs' && { typed: { ...edited.typed, ...decided } }),
  }
}
