export interface DatabaseErrorFields {
  message: string
  code: string
  constraint?: string | undefined
  detail?: string | undefined
  table?: string | undefined
  column?: string | undefined
}

/** What PostgreSQL refused, told alike by the embedded database and by a server.
 *  `code` is the SQLSTATE. On Citus `constraint` ends in a shard number: compare its beginning. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(fields: DatabaseErrorFields) {
    super(fields.message)
    this.code = fields.code
    this.constraint = fields.constraint
    this.detail = fields.detail
    this.table = fields.table
    this.column = fields.column
  }
}

/** No database to ask: it could not be reached in time, or it was lost or closed. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly code: 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED'

  constructor(code: DatabaseAwayError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** COMMIT of a transaction in which a statement failed answers ROLLBACK and no error:
 *  unnoticed, a write would be acknowledged that never happened. */
export function refuseSilentRollback(sql: string, command: string | undefined): void {
  if (command === 'ROLLBACK' && /^\s*commit\b/i.test(sql)) {
    throw new DatabaseError({
      code: '25P02',
      message: 'The transaction was rolled back because one of its statements had failed',
    })
  }
}
