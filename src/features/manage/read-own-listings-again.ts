import { mayFareBetter, queryClient, readAgain } from '#src/api/query-client.ts'
import { onceMore } from '#src/live/once-more.ts'
import { log } from '#src/log.ts'

/** Of the write that deletes a listing. */
export const deletionKey = ['delete-listing']

/** Who deletes a listing would ask for what is not there any more; the deletion itself reads the rest anew. */
const isDeleting = () => queryClient.isMutating({ mutationKey: deletionKey }) > 0

const failures = {
  warn: (error: unknown) => log.warn('Own listings could not be read anew:', error),
  mayFareBetter,
}

/** A listing of the user has changed. */
export const readOwnListingsAgain = onceMore<void>(
  () => readAgain(isDeleting() ? ['own-listings'] : ['own-listings', 'listing']),
  failures,
)

/** Any may have changed meanwhile. What is only looked at is as old as listings of others may be. */
export const readEditedListingsAgain = onceMore<void>(
  () =>
    Promise.all([
      readAgain(['own-listings']),
      !isDeleting() &&
        queryClient.refetchQueries({ queryKey: ['listing'], type: 'active', stale: true }),
    ]),
  failures,
)
