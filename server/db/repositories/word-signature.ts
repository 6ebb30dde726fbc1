import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** More do not fit into an entry of an index. */
const wordsAtMost = 1000
/** Nobody waits long for a database that is busy with these. */
const signedAtOnce = 100

/** Two characters of each word, in order. Where words stand next to each other, their signature is in that of the whole
 *  text; where it is, they need not. */
export const wordSignature = (words: readonly string[]): string =>
  words.map((word) => createHash('sha256').update(word).digest('base64').slice(0, 2)).join('')

/** Whether a listing may have these words next to each other. What was changed since it was signed is not known, nor what
 *  has too many words. No character of a signature means anything to `like`. */
export const mayHaveWords = (words: readonly string[]) => sql<boolean>`(
  signed_on is distinct from updated_on or word_signature is null
  or word_signature like ${`%${wordSignature(words)}%`})`

/** Signs some of the active listings that were changed since they were, or never were.
 *  @returns whether more may be left */
export async function signListings(db: Kysely<Schema>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing set signed_on = updated_on, word_signature = case
      when cardinality(string_to_array(trim(word_run), ' ')) <= ${wordsAtMost} then (
        select coalesce(
          string_agg(substr(encode(sha256(convert_to(word, 'UTF8')), 'base64'), 1, 2), '' order by position), '')
        from unnest(string_to_array(trim(word_run), ' ')) with ordinality as run (word, position)
      ) end
    where id = any(array(
      select id from listing
      where is_active and deleted_at is null and signed_on is distinct from updated_on
      order by id limit ${signedAtOnce} for update skip locked))`.execute(db)
  return numAffectedRows === BigInt(signedAtOnce)
}
