import { sql, type Kysely } from 'kysely'
import type { Building } from '#contract/domain/building.ts'
import type { Schema } from '../schema.ts'

/** The buildings of a site between two latitudes, in no order. Each stands where its oldest listing does and
 *  goes by the title of the oldest that is active, if one is. */
export async function buildingsBetween(
  db: Kysely<Schema>,
  siteId: number,
  { south, north }: { south: number; north: number },
): Promise<Building[]> {
  const { rows } = await sql<Omit<Building, 'place'> & { lat: number; lng: number }>`
    select location_id as id, (array_agg(lat order by id))[1] as lat,
      (array_agg(lng order by id))[1] as lng,
      (array_agg(title order by is_active desc, id))[1] as title,
      count(*) filter (where is_active) as "listingCount"
    from listing
    where site_id = ${siteId} and location_id is not null and deleted_at is null
      and lat between ${south} and ${north}
    group by location_id
  `.execute(db)
  return rows.map(({ lat, lng, ...building }) => ({ ...building, place: { lat, lng } }))
}
