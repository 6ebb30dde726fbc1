import { sql, type Kysely } from 'kysely'
import type { Block } from '#contract/domain/block.ts'
import type { Stay } from '#contract/domain/stay.ts'
import type { Schema } from '../schema.ts'
import { failedOn } from '../sqlstate.ts'

/** What a lender keeps free from now on, soonest first. */
export async function blocksOf(db: Kysely<Schema>, listingId: number, now: Date): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select id, lower(during) as from, upper(during) as to from taken_range
    where listing_id = ${listingId} and kind = 'block' and is_active and upper(during) > ${now}
    order by lower(during)
  `.execute(db)
  return rows
}

/** @returns null when something active overlaps; the transaction is then good for nothing more */
export async function insertBlock(
  db: Kysely<Schema>,
  listingId: number,
  { from, to }: Stay,
): Promise<number | null> {
  try {
    const { rows } = await sql<{ id: number }>`
      insert into taken_range (listing_id, kind, during)
      values (${listingId}, 'block', tstzrange(${from}, ${to}))
      returning id
    `.execute(db)
    return rows[0]?.id ?? null
  } catch (error) {
    if (failedOn(error, 'exclusionViolation', 'taken_range_no_overlap')) return null
    throw error
  }
}

export async function removeBlock(
  db: Kysely<Schema>,
  { listingId, blockId }: { listingId: number; blockId: number },
): Promise<void> {
  await db
    .updateTable('taken_range')
    .set({ is_active: false })
    .where('listing_id', '=', listingId)
    .where('id', '=', blockId)
    .where('kind', '=', 'block')
    .execute()
}
