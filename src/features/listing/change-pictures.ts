import type { Listing } from '#contract/domain/listing.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { listingQuery } from './queries.ts'

/** Shows a listing with other pictures before the server is asked for it again. @returns those that it shows now */
export function changePictures(id: number, change: (pictures: string[]) => string[]): string[] {
  const { queryKey } = listingQuery(id)
  // An answer that is on its way may be older.
  void queryClient.cancelQueries({ queryKey })
  const pictures = change(queryClient.getQueryData(queryKey)?.pictures ?? [])
  void writeQuery<Listing>(queryKey, (listing) => listing && { ...listing, pictures })
  return pictures
}
