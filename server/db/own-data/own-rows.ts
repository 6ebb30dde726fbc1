import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from '../schema.ts'

/** What is kept of a user, as it goes into the file that they download, and where it stands among others of its kind. */
export interface OwnRow {
  key: number
  record: object
}

/** Part of what there is of one kind: as many as are wanted after a place, in the order of their keys. */
export interface Part {
  userId: number
  after: number
  atMost: number
}

export type ReadPart = (db: Kysely<Schema>, part: Part) => Promise<OwnRow[]>

/** Reads rows that begin with their key. */
export async function ownRows<Row extends { key: number }>(
  db: Kysely<Schema>,
  query: RawBuilder<Row>,
  present: (row: Omit<Row, 'key'>) => object = (row) => row,
): Promise<OwnRow[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ key, ...row }) => ({ key, record: present(row) }))
}
