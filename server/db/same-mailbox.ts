import { sql, type Expression, type RawBuilder } from 'kysely'

/** Whether two addresses differ in the case of plain letters at most. The index of users knows more letters as one,
 *  such as the Kelvin sign and k, and mail servers do not. */
export const isSameMailbox = (
  one: Expression<unknown>,
  other: Expression<unknown>,
): RawBuilder<boolean> => sql<boolean>`lower(${one} collate "C") = lower(${other} collate "C")`
