import { sql, type Kysely } from 'kysely'
import type { Bounds } from '#contract/domain/place.ts'
import type { Schema } from '../schema.ts'
import { cellsIn } from './search.ts'

/** How many active listings each box has, in the boxes' order.
 *  @throws RangeError for a box of more cells than are worth a probe each */
export async function countListings(
  db: Kysely<Schema>,
  siteId: number,
  boxes: Bounds[],
): Promise<number[]> {
  const rows = boxes.map((box, at) => {
    const { south, west, north, east } = box
    const cells = cellsIn(box)
    if (!cells) throw new RangeError('This box is too large to be counted')
    return sql`(${sql.lit(at)}, ${sql.val(cells)}::integer[],
      ${south}::float8, ${west}::float8, ${north}::float8, ${east}::float8)`
  })
  const { rows: counts } = await sql<{ count: number }>`
    select counted.count
    from (values ${sql.join(rows)}) as box (position, cells, south, west, north, east)
    cross join lateral (
      select count(*) as count from listing
      where site_id = ${siteId} and cell = any(box.cells) and is_active and deleted_at is null
        and lat between box.south and box.north and lng between box.west and box.east
    ) as counted
    order by box.position
  `.execute(db)
  return counts.map(({ count }) => count)
}
