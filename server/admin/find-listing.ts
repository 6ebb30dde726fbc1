import type { Kysely } from 'kysely'
import type { Listing } from '#contract/domain/listing.ts'
import { findListing as find } from '#server/db/repositories/listings.ts'
import type { Schema } from '#server/db/schema.ts'
import { printable } from './printable.ts'
import { readId } from './read-id.ts'
import { Unable } from './unable.ts'

/** @throws Unable when there is none, or none any more */
export async function findListing(db: Kysely<Schema>, about: string): Promise<Listing> {
  const id = readId(about)
  const listing = await find(db, id)
  if (!listing) throw new Unable(`There is no listing ${id}.`)
  return listing
}

/** 'Listing 12 ("Loft")'. */
export const listingText = ({ id, title }: Listing): string =>
  `Listing ${id} ("${printable(title)}")`
