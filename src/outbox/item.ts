import type { OutboxKind } from './kinds.ts'

/** Of the records that this code writes; a page of before or after may read them. */
export const schemaVersion = 1

export const outboxStates = [
  'queued',
  'sending',
  'waiting',
  'signed-out',
  'parked',
  'needs-you',
  'acknowledged',
] as const

/** Where an item stands. @see docs/life-of-a-message.md */
export type OutboxState = (typeof outboxStates)[number]

/** A request as it goes over the wire, encoded: a later version of the app sends it as it is. */
export interface OutboxRequest {
  method: 'GET' | 'POST'
  /** With a leading slash. */
  path: string
  body: unknown
}

/** Why it is not there yet. */
export interface OutboxFault {
  /** The server's sentence, or ours. */
  message: string
  /** Of the product's error table; null where no answer of ours came. */
  code: number | null
  resObj: unknown
}

/** Something that a person did and that the server may not have yet. */
export interface OutboxItem {
  /** Given by the store: the order of a lane, which no clock can change. */
  seq: number
  /** A UUID, and the idempotency key of every try. */
  id: string
  userId: number
  /** Items of one lane go one after the other. */
  lane: string
  kind: OutboxKind
  schemaVersion: number
  request: OutboxRequest
  /** What it is about, as its author reads it: the title of a listing. */
  about: string
  createdAtMs: number
  attempts: number
  /** Before then it is not tried again. */
  notBeforeMs: number
  /** When its last wait began; versions before have not kept it. */
  waitsSinceMs?: number
  state: OutboxState
  /** What a waiting item waits for; the connection can be heard coming back. */
  waitsFor: 'connection' | 'server' | null
  fault: OutboxFault | null
  /** The server's `resObj`, once acknowledged. */
  answer: unknown
}

/** What its author decides about an item. */
export type NewItem = Pick<OutboxItem, 'id' | 'userId' | 'lane' | 'kind' | 'request' | 'about'>
