import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Once, whatever its case. */
export async function insertNewsletterAddress(
  db: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('newsletter_address')
    .values({ email, subscribed_on: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute()
}
