import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** By what the indexes of addresses tell them apart. The database alone knows: JavaScript has other lower cases of some
 *  letters, such as a sigma that ends a word. */
const keyOf = (email: string) => sql<string>`lower(${email}::text)`

/** Whether the row's address is this one, whatever its case. */
export const hasEmail = (email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(email) = ${keyOf(email)}`

/** What all ways to write an address have in common. */
export async function emailKeyOf(db: Kysely<Schema>, email: string): Promise<string> {
  const { key } = await db.selectNoFrom(keyOf(email).as('key')).executeTakeFirstOrThrow()
  return key
}
