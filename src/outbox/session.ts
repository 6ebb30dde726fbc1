import type { OutboxSession } from './world.ts'

/** A session whose token is known from answers alone, as a worker knows it. */
export function sessionOf(userId: number, token: string): OutboxSession {
  let current = token
  return {
    userId,
    get token() {
      return current
    },
    renewToken(next) {
      current = next
    },
  }
}
