import type { Kysely } from 'kysely'
import { nextSecondOfRow } from '../next-second.ts'
import type { ListingTable, Schema } from '../schema.ts'

type TakenDownBy = ListingTable['taken_down_by']

export async function findTakenDownBy(db: Kysely<Schema>, id: number): Promise<TakenDownBy> {
  const row = await db
    .selectFrom('listing')
    .select('taken_down_by')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.taken_down_by ?? null
}

/** Makes a listing inactive until the operator puts it back. */
export async function takeDown(db: Kysely<Schema>, id: number, updatedOn: Date): Promise<void> {
  await db
    .updateTable('listing')
    .set({ is_active: false, taken_down_by: 'operator', updated_on: updatedOn })
    .where('id', '=', id)
    .execute()
}

/** Makes a listing active, whoever took it down. */
export async function putBack(db: Kysely<Schema>, id: number, updatedOn: Date): Promise<void> {
  await db
    .updateTable('listing')
    .set({ is_active: true, taken_down_by: null, updated_on: updatedOn })
    .where('id', '=', id)
    .execute()
}

/** Call it under the locks of these listings. @returns how many were active */
export async function takeDownWithLender(
  db: Kysely<Schema>,
  lenderId: number,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ is_active: false, taken_down_by: 'suspension', updated_on: nextSecondOfRow(now) })
    .where('user_id', '=', lenderId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** What came down with its lender and nothing else; call it under the locks of these listings.
 *  @returns how many are active again */
export async function putBackWithLender(
  db: Kysely<Schema>,
  lenderId: number,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ is_active: true, taken_down_by: null, updated_on: nextSecondOfRow(now) })
    .where('user_id', '=', lenderId)
    .where('taken_down_by', '=', 'suspension')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
