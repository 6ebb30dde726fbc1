import * as z from 'zod/mini'
import { encodeListing, listingCodec } from '#contract/codecs/listing.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { RentItem } from '#contract/wire/rent-item.ts'
import { newKey } from '#src/api/new-key.ts'
import { onDevice } from '#src/cache/kept-values.ts'
import type { Edited } from './differences.ts'
import { isSameTyped, readTyped } from './typed-listing.ts'

/** A listing that was changed and is not saved yet. */
export interface ListingDraft extends Edited {
  /** The listing that it began from, for a page without a connection; null for a new one. */
  base: Listing | null
  /** Goes with a new listing through every try: the answer to an earlier one may have been lost. */
  key: string
  /** It was sent: under its key a listing may have been made. */
  isTried: boolean
}

/** @param listingId null for a new one */
export const draftName = (userId: number, listingId: number | null) =>
  `draft:listing:${userId}:${listingId ?? 'new'}`

export function keepListing(name: string, draft: ListingDraft): void {
  onDevice.keep(name, { ...draft, base: draft.base && encodeListing(draft.base) })
}

/** Forgets it, unless something else was typed meanwhile, in another tab.
 *  @param sent what is not needed any more */
export function forgetListing(name: string, sent: ListingDraft): void {
  const kept = keptListing(name)
  if (kept && isSameTyped(kept.typed, sent.typed)) onDevice.forget(name)
}

/** Keeps that it was sent, unless something else was typed meanwhile, in another tab. */
export function keepTried(name: string, sent: ListingDraft): void {
  const kept = keptListing(name)
  if (kept && isSameTyped(kept.typed, sent.typed)) keepListing(name, sent)
}

/** Another tab may go on with it as well: what neither has sent gets a key of its own in each.
 *  @returns null when nothing is kept, or nothing that can be read */
export function keptListing(name: string): ListingDraft | null {
  const kept = onDevice.read(name) as Record<keyof ListingDraft, unknown> | null
  const typed = readTyped(kept?.typed)
  const from = readTyped(kept?.from)
  if (!kept || !typed || !from || typeof kept.key !== 'string') return null
  const isTried = kept.isTried !== false
  const key = isTried ? kept.key : newKey()
  if (kept.base === null) return { typed, from, base: null, key, isTried }
  const base = z.safeDecode(listingCodec, kept.base as RentItem)
  return base.success ? { typed, from, base: base.data, key, isTried } : null
}
