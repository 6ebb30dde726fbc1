import type { OutboxStore } from './store.ts'

/** Who is logged in, and the token that the server wants back with every write. */
export interface OutboxSession {
  userId: number
  readonly token: string
  renewToken(token: string): void
}

/** All that the outbox meets outside of itself. */
export interface OutboxWorld {
  store: OutboxStore
  /** Runs the task while no other tab or worker runs one; waits for its turn. */
  alone<T>(task: () => Promise<T>): Promise<T>
  fetch(path: string, init: RequestInit): Promise<Response>
  /** @returns null when nobody is logged in
   *  @throws when the server cannot be asked */
  session(): Promise<OutboxSession | null>
  nowMs(): number
  /** From 0 to 1. */
  random(): number
  /** A signal that fires after this time. */
  timeout(ms: number): AbortSignal
}
