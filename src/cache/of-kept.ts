import type { QueryKey } from '@tanstack/react-query'

/** Listings by id, as far as their lenders have to be known. */
type Kept = ReadonlyMap<number, { seen: { listing: { lenderId: number } } | null }>

/** Whether an answer belongs to one of the listings that somebody keeps: its text, reviews, taken dates, and
 *  what is public of its lender. */
export function isOfKept(queryKey: QueryKey, kept: Kept): boolean {
  const [root, first, second] = queryKey
  const id = (root === 'reviews' ? second : first) as number
  if (root === 'listing' || root === 'booked' || (root === 'reviews' && first === 'listing')) {
    return kept.has(id)
  }
  const isOfUser = root === 'user' || (root === 'reviews' && first === 'user')
  return isOfUser && [...kept.values()].some(({ seen }) => seen?.listing.lenderId === id)
}
