import type { NewItem, OutboxItem, OutboxRequest } from '#src/outbox/item.ts'
import type { OutboxSession } from '#src/outbox/world.ts'
import type { Random } from '#server/demo/random.ts'

export interface WireRequest extends OutboxRequest {
  headers: Record<string, string>
  /** As they were when it left the browser. */
  cookies: Map<string, string>
}

export interface WireResponse {
  status: number
  headers: Record<string, string>
  text: string
}

/** What an item has done at the server. */
export interface Effect {
  key: string
  userId: number
  lane: string
}

/** A server, what its users do and what else happens there. */
export interface Site {
  readonly userIds: readonly number[]
  /** Of the one browser. */
  readonly cookies: Map<string, string>
  serve(request: WireRequest): Promise<WireResponse>
  /** Who the cookies say is there, as the page learns it. */
  session(): Promise<OutboxSession | null>
  login(userId: number): Promise<void>
  /** The server forgets the session; the browser does not know. */
  endSession(): Promise<void>
  /** Another page of the browser got another token. */
  renewToken(): Promise<void>
  /** Prices change, nights are taken: for ever, so that a request refused once is refused when it arrives late. */
  disturb(random: Random): Promise<void>
  /** Something a user may do. */
  author(userId: number, random: Random): Omit<NewItem, 'id'>
  /** What a user makes of a request that was refused. */
  mend(item: OutboxItem): OutboxRequest
  /** In the order in which they came about. */
  effects(): Promise<Effect[]>
}
