import { useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { newKey } from '#src/api/new-key.ts'
import { checkListing } from './check-listing.ts'
import { decide, differences } from './differences.ts'
import {
  draftName,
  forgetListing,
  keepListing,
  keepTried,
  keptListing,
  type ListingDraft,
} from './kept-listing.ts'
import {
  isSameTyped,
  newListing,
  typedOf,
  type ListingField,
  type TypedListing,
} from './typed-listing.ts'

/** What a lender has typed and not saved: on this device with every key that is pressed, for as long as it says
 *  anything else than the listing.
 *  @param listing as the server has it; null for a new one */
export function useListingDraft(userId: number, listing: Listing | null) {
  const name = draftName(userId, listing?.id ?? null)
  const [kept, setKept] = useState(() => keptListing(name))
  const [isRestored, setIsRestored] = useState(kept !== null)
  const theirs = listing ? typedOf(listing) : newListing
  // It may have been saved by now, from here or elsewhere.
  const draft = kept && !isSameTyped(kept.typed, theirs) ? kept : null

  const unchanged = (): ListingDraft => ({
    typed: theirs,
    from: theirs,
    base: listing,
    key: newKey(),
    isTried: false,
  })
  const drop = (dropped: ListingDraft | null) => {
    if (dropped) forgetListing(name, dropped)
    setKept(null)
    setIsRestored(false)
  }
  const write = (next: ListingDraft) => {
    keepListing(name, next)
    if (isSameTyped(next.typed, theirs)) drop(next)
    else setKept(next)
  }
  /** What is to be sent; once it is right, its answer may be lost from here on. */
  const tried = (sent: ListingDraft): ListingDraft => {
    if (checkListing(sent.typed).length > 0) return sent
    const toSend = { ...sent, isTried: true }
    if (draft) setKept(toSend)
    keepTried(name, toSend)
    return toSend
  }
  return {
    typed: draft?.typed ?? theirs,
    draft,
    /** It was typed on an earlier visit. */
    isRestored: isRestored && draft !== null,
    /** What somebody changed elsewhere since this began, and what is different here. */
    differing: draft ? differences(draft, theirs) : [],
    theirs,
    change<Field extends ListingField>(field: Field, value: TypedListing[Field]) {
      const before = draft ?? unchanged()
      write({ ...before, typed: { ...before.typed, [field]: value } })
    },
    choose(fields: readonly ListingField[], keep: 'mine' | 'theirs') {
      if (draft) write(decide(draft, theirs, fields, keep))
    },
    toSend: () => tried(draft ?? unchanged()),
    /** The same as another listing than the one that was made under its key. */
    anotherToSend: () => tried({ ...(draft ?? unchanged()), key: newKey() }),
    drop,
    restore: write,
  }
}

export type ListingEditing = ReturnType<typeof useListingDraft>
