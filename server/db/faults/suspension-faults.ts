import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What suspended users must not have. */
export async function suspensionFaults(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: number; what: string }>`
    select id, 'is logged in' as what from app_user
    where suspended_at is not null and exists (select from session where user_id = app_user.id)
    union all
    select id, 'has an active listing' from app_user
    where suspended_at is not null and exists (
      select from listing where user_id = app_user.id and is_active and listing.deleted_at is null)
    union all
    select id, 'has a request that waits' from app_user
    where suspended_at is not null and exists (
      select from reservation
      where app_user.id in (renter_id, lender_id) and status = 'requested')
    order by 1, 2`.execute(db)
  return rows.map(({ id, what }) => `User ${id} is suspended, but ${what}.`)
}
