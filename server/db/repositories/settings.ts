import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** The stored value of a key; the first process that asks stores its own, the others get that. */
export async function settingOrStore(
  db: Kysely<Schema>,
  key: string,
  make: () => string,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}
