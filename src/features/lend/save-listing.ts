import * as z from 'zod/mini'
import { decodeInstant } from '#contract/codecs/primitives.ts'
import { listingCodec } from '#contract/codecs/listing.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { createListing, editListing } from '#contract/endpoints/rent.ts'
import type { RentItem } from '#contract/wire/rent-item.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { id, instant } from '#contract/wire/primitives.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { checkListing } from './check-listing.ts'
import { differences, type Edited } from './differences.ts'
import type { ListingDraft } from './kept-listing.ts'
import { ownListingQuery } from './own-listing.ts'
import { contentOf, typedOf } from './typed-listing.ts'

/** Saves what was typed, once it is right.
 *  @param listing as it is known here; null for a new one
 *  @returns its id
 *  @throws ApiError, with code 13 when the same was changed elsewhere: then the query shows how it is now */
export async function saveListing(listing: Listing | null, draft: ListingDraft): Promise<number> {
  const issues = checkListing(draft.typed)
  const [first] = issues
  if (first) throw new ApiError(first.message, { code: errorCodes.invalid.code, issues })
  return listing ? edit(listing, draft) : create(draft)
}

/** An earlier try may have made it, with what was typed then; so the rest is an edit. What that try said is not known:
 *  where somebody has changed the listing since, all that it says otherwise is theirs. */
async function create({ typed, key }: ListingDraft): Promise<number> {
  const body = { ...contentOf(typed), editedFrom: null }
  try {
    return (await call(createListing, { body, idempotencyKey: key })).resObj.Id
  } catch (error) {
    const made = isRefusedAs(error, 'key-reused')
      ? z.safeParse(madeBefore, error.resObj).data
      : undefined
    if (!made) throw error
    const updatedOn = decodeInstant(made.CreatedOn)
    return edit({ id: made.Id, updatedOn }, { typed, from: typed })
  }
}

const madeBefore = z.object({ Id: id, CreatedOn: instant })

async function edit(
  { id, updatedOn }: Pick<Listing, 'id' | 'updatedOn'>,
  draft: Edited,
): Promise<number> {
  const send = async (editedFrom: Date) => {
    const body = { ...contentOf(draft.typed), editedFrom }
    return (await call(editListing, { params: { id }, body })).resObj.Id
  }
  try {
    return await send(updatedOn)
  } catch (error) {
    const theirs = currentOf(error)
    if (!theirs) throw error
    queryClient.setQueryData(ownListingQuery(id).queryKey, theirs)
    // Its pictures, its place or something that nobody changed here: there is nothing to ask.
    if (differences(draft, typedOf(theirs)).length > 0) throw error
    return send(theirs.updatedOn)
  }
}

/** The listing as it is now, out of a refusal that came because it was changed elsewhere. */
export function currentOf(error: unknown): Listing | null {
  const current = isRefusedAs(error, 'edited-meanwhile') ? error.resObj : null
  return z.safeDecode(listingCodec, current as RentItem).data ?? null
}
