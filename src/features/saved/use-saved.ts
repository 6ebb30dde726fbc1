import { skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { keptListings, type KeptCopy } from '#src/cache/kept-listings.ts'
import { useHearts } from '#src/sending/pending-hearts.ts'
import { savedQuery } from './queries.ts'
import { isSaved, savedListings, type SavedListing } from './saved-listings.ts'

const nothing: ReadonlyMap<number, KeptCopy> = new Map()
const nobody = 0

/** @returns undefined while nobody knows who is logged in */
function useUserId(): number | null | undefined {
  const { data: user, isError } = useQuery(sessionQuery)
  return user === undefined && !isError ? undefined : (user?.id ?? null)
}

export const useKept = () => useSyncExternalStore(keptListings.subscribe, keptListings.get)

function useKnown(freshness: { staleTime?: number } = {}) {
  const userId = useUserId()
  const kept = useKept()
  const hearts = useHearts()
  const { queryKey, queryFn } = savedQuery(userId ?? nobody)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey,
    queryFn: userId ? queryFn : skipToken,
    ...freshness,
  })
  const list = data && { listings: data, readAtMs: dataUpdatedAt }
  const isKnown = userId === null || (userId !== undefined && (data || error))
  return {
    known: { userId: userId ?? null, list, kept: kept ?? nothing, hearts },
    isKnown: Boolean(isKnown) && kept !== null,
    error: data ? null : error,
    refetch,
  }
}

/** Whether this viewer has saved a listing. */
export function useIsSaved(id: number): boolean {
  return isSaved(id, useKnown().known)
}

/** What this viewer has saved, read anew; null while nothing is known of it. */
export function useSavedListings(): {
  saved: SavedListing[] | null
  error: Error | null
  readAgain(): void
} {
  const { known, isKnown, error, refetch } = useKnown({ staleTime: 0 })
  return { saved: isKnown ? savedListings(known) : null, error, readAgain: () => void refetch() }
}

/** Whether the server has a listing no more, which is still here because it is saved. */
export function useIsGone(id: number): boolean {
  return useKept()?.get(id)?.isGone ?? false
}
