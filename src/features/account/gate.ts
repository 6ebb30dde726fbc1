import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#src/api/session.ts'

/** Sends an anonymous visitor to the login, which leads back to where they wanted to go.
 *  @see docs/product.md §2 */
export async function requireLogin(
  queryClient: QueryClient,
  location: ParsedLocation,
): Promise<void> {
  const user = await queryClient.ensureQueryData(sessionQuery)
  if (!user) throw redirect({ to: '/login', search: { to: location.href } })
}
