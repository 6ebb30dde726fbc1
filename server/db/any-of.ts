import { sql, type RawBuilder } from 'kysely'

/** For what equals one of these ids. However many they are, the statement has one text and one parameter. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`any(${sql.val(ids)}::bigint[])`
