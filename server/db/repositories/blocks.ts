import { sql, type Kysely } from 'kysely'
import type { Block } from '#contract/domain/block.ts'
import type { Schema } from '../schema.ts'

const isBlockAfter = (listingId: number, after: Date) =>
  sql<boolean>`listing_id = ${listingId} and kind = 'block' and is_active and upper(during) > ${after}`

/** What a lender keeps free after an instant, soonest first. */
export async function blocksOf(
  db: Kysely<Schema>,
  listingId: number,
  after: Date,
): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select id, lower(during) as from, upper(during) as to from taken_range
    where ${isBlockAfter(listingId, after)}
    order by lower(during)
  `.execute(db)
  return rows
}

/** How many of them there are. */
export async function countBlocks(
  db: Kysely<Schema>,
  listingId: number,
  after: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from taken_range where ${isBlockAfter(listingId, after)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function removeBlock(
  db: Kysely<Schema>,
  { listingId, blockId }: { listingId: number; blockId: number },
): Promise<void> {
  await db
    .deleteFrom('taken_range')
    .where('listing_id', '=', listingId)
    .where('id', '=', blockId)
    .where('kind', '=', 'block')
    .execute()
}
