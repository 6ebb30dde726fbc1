import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/domain/user.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { sessionQuery } from '#src/api/session.ts'

/** Sends an anonymous visitor to the login, which leads back to where they wanted to go.
 *  @see docs/product.md §2 */
export async function requireLogin(
  queryClient: QueryClient,
  location: ParsedLocation,
): Promise<void> {
  const user = await knownUser(queryClient)
  if (!user) throw redirect({ to: '/login', search: { to: location.href } })
}

/** That nobody was logged in when the app was last open is asked anew, and believed only without a server. */
async function knownUser(queryClient: QueryClient): Promise<User | null> {
  const known = queryClient.getQueryData<User | null>(sessionKey)
  if (known) return known
  try {
    return await queryClient.fetchQuery(sessionQuery)
  } catch (error) {
    if (known === null && error instanceof NetworkError) return known
    throw error
  }
}
