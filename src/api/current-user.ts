import type { User } from '#contract/domain/user.ts'
import { queryClient } from './query-client.ts'

/** Under which the user who is logged in is kept. */
export const sessionKey = ['session'] as const

/** The user whom this page believes to be logged in; null for a visitor, undefined while nobody knows. */
export function knownUserId(): number | null | undefined {
  const user = queryClient.getQueryData<User | null>(sessionKey)
  return user && user.id
}

/** The same where a page that does not know is a visitor's. */
export const currentUserId = (): number | null => knownUserId() ?? null

/** Asks the server again who is logged in. */
export function askForSession(): void {
  void queryClient.invalidateQueries({ queryKey: sessionKey })
}
