import { isOfNetwork } from '#contract/wire/is-of-network.ts'
import { alone } from '#src/alone.ts'
import { csrfToken } from '#src/api/csrf-token.ts'
import { isLoggedOut } from '#src/api/leaving.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { reportReach } from '#src/api/reach.ts'
import { writeWithRoom } from '#src/cache/make-room.ts'
import { openStore } from '#src/outbox/store.ts'
import { outboxLock } from '#src/outbox/names.ts'
import type { OutboxSession, OutboxWorld } from '#src/outbox/world.ts'

const nowMs = () => Date.now()

/** What the outbox meets in a page. */
export const pageWorld: OutboxWorld = {
  store: openStore({ nowMs, withRoom: writeWithRoom }),
  // Where tabs do not wait for each other, the server's keys do the rest.
  alone: (task) => alone(outboxLock, task),
  async fetch(path, init) {
    // Whoever logs out may have refused it.
    if (await isLoggedOut()) throw new Error('Its author is logged out.')
    try {
      const response = await fetch(path, init)
      const isOurs = response.headers.get('content-type')?.includes('json') === true
      reportReach(isOurs || !isOfNetwork(response.status))
      return response
    } catch (error) {
      reportReach(false)
      throw error
    }
  },
  session: async () => {
    const userId = currentUserId()
    return userId === null ? null : new PageSession(userId)
  },
  nowMs,
  random: Math.random,
  timeout: (ms) => AbortSignal.timeout(ms),
}

/** The token stands in a cookie, which any answer may renew. */
class PageSession implements OutboxSession {
  readonly userId: number

  constructor(userId: number) {
    this.userId = userId
  }

  get token(): string {
    return csrfToken()
  }

  renewToken(): void {
    // The answer that says so has set the cookie.
  }
}
