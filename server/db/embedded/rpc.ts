import type { DatabaseErrorFields } from '../database-error.ts'

export interface Ask {
  id: number
  sql: string
  parameters: readonly unknown[]
}

export interface Reply {
  rows: unknown[]
  command: string | undefined
  /** Rows written; undefined for statements that write none by nature. */
  affected: number | undefined
  inTransaction: boolean
}

/** What the thread says: it is ready, it answers a question, it was notified, or it is about to die. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'reply'; id: number; reply: Reply }
  | { kind: 'refusal'; id: number; error: DatabaseErrorFields }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'notification'; payload: string }
  | { kind: 'death'; message: string }

export const closeCommand = 'close'
