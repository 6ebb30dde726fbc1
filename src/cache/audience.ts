import type { QueryKey } from '@tanstack/react-query'
import type { QueryRoot } from '#contract/endpoint.ts'

/** What everyone who uses this device may read; all else belongs to the user who asked for it. */
const publicRoots: ReadonlySet<unknown> = new Set<QueryRoot | 'geocode' | 'rates' | 'static'>([
  'search',
  'listing',
  'cities',
  'user',
  'reviews',
  'booked',
  'geocode',
  'rates',
  'static',
])

/** Who may read a query's answer: everyone, as the device's own or else, a user, or nobody who is not logged in.
 *  @returns a prefix for keys; null where it must not be kept */
export function audienceOf(queryKey: QueryKey, userId: number | null): string | null {
  if (queryKey[0] === 'translation') return devicePrefix
  if (publicRoots.has(queryKey[0])) return publicPrefix
  return userId === null ? null : userPrefix(userId)
}

export const usersPrefix = 'user-'

export const userPrefix = (userId: number) => `${usersPrefix}${userId}/`

export const publicPrefix = 'anyone/'

/** Of what this device was set up with, which makes room for nothing else. */
const devicePrefix = 'device/'
