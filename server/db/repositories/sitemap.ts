import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

export interface SitemapEntry {
  id: number
  updatedOn: Date
}

const activeOf = (siteId: number) => sql`site_id = ${siteId} and is_active and deleted_at is null`

export async function countActive(db: Kysely<Schema>, siteId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing where ${activeOf(siteId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Active listings with an id in [first, end), by id. */
export async function activeEntries(
  db: Kysely<Schema>,
  siteId: number,
  { first, end }: { first: number; end: number },
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, updated_on as "updatedOn" from listing
    where ${activeOf(siteId)} and id >= ${first} and id < ${end} order by id`.execute(db)
  return rows
}

/** Which runs of `size` ids have active listings, and when one of them was changed last. */
export async function activeRuns(
  db: Kysely<Schema>,
  siteId: number,
  size: number,
): Promise<{ run: number; updatedOn: Date }[]> {
  const { rows } = await sql<{ run: number; updatedOn: Date }>`
    select id / ${sql.lit(size)} as run, max(updated_on) as "updatedOn" from listing
    where ${activeOf(siteId)} group by 1 order by 1`.execute(db)
  return rows
}
