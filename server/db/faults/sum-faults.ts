import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

interface Sums {
  id: number
  keptCount: number
  keptStars: number
  count: number
  stars: number
}

/** Where the reviews and stars that are kept with a user or listing are not those that there are. */
export async function sumFaults(db: Kysely<Schema>): Promise<string[]> {
  const { rows: users } = await sql<Sums>`
    select app_user.id, review_count as "keptCount", stars_sum as "keptStars",
      coalesce(count, 0) as count, coalesce(stars, 0) as stars
    from app_user left join (
      select subject_id, count(*) as count, sum(stars_user) as stars from review group by 1
    ) as counted on subject_id = app_user.id
    where review_count <> coalesce(count, 0) or stars_sum <> coalesce(stars, 0)
    order by app_user.id`.execute(db)
  const { rows: listings } = await sql<Sums>`
    select listing.id, review_count as "keptCount", stars_sum as "keptStars",
      coalesce(count, 0) as count, coalesce(stars, 0) as stars
    from listing left join (
      select listing_id, count(*) as count, sum(stars_item) as stars
      from review where side = 'renter' group by 1
    ) as counted on listing_id = listing.id
    where review_count <> coalesce(count, 0) or stars_sum <> coalesce(stars, 0)
    order by listing.id`.execute(db)
  return [
    ...users.map((sums) => sentence('User', sums)),
    ...listings.map((sums) => sentence('Listing', sums)),
  ]
}

const sentence = (what: string, { id, keptCount, keptStars, count, stars }: Sums) =>
  `${what} ${id} keeps ${keptCount} reviews with ${keptStars} stars, but there are ${count} with ${stars}.`
