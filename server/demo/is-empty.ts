import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whether nobody has registered yet. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).execute()).length === 0
}
