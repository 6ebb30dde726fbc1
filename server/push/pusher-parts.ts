import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { PushTransport } from './push-transport.ts'

export interface PusherParts {
  db: Kysely<Schema>
  now(): Date
  transport: PushTransport
  /** For the operator. */
  warn(sentence: string): void
}
