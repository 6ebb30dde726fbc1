import { sql, type Kysely } from 'kysely'
import { presetCities } from '#contract/domain/preset-cities.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { makeDemonstration } from '#server/demo/make-demonstration.ts'
import { advanceIds, insertRows } from '#server/demo/insert-rows.ts'
import { randomOf, type Random } from '#server/demo/random.ts'
import type { Schema } from '#server/db/schema.ts'
import { signListings } from '#server/db/repositories/word-signature.ts'

const copiedAtOnce = 10_000
const filled = ['listing', 'listing_picture', 'taken_range']
const yearSeconds = 365 * 86_400
/** The rest stand alone in the country. The largest of the towns has a tenth of all listings, most of them on
 *  one map at zoom 12. */
const inTowns = 0.7
const townSigmaDegrees = 0.08
const picturesOfEach = 5
/** The rest stand on the disk as they were changed, the latest last. @see docs/decisions/whole-towns.md */
const changedInPlace = 1 / 3

export const townWeights = presetCities.map((_, at) => 1 / Math.sqrt(at + 1))

const gauss = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())

export const aroundTown = (random: Random, sigmaDegrees: number): LatLng => {
  const { place } = random.weighted(presetCities, townWeights)
  return {
    lat: place.lat + gauss(random) * sigmaDegrees,
    lng: place.lng + gauss(random) * sigmaDegrees,
  }
}

export const inTheCountry = (random: Random): LatLng => ({
  lat: random.between(12, 20),
  lng: random.between(98, 105),
})

/** The demonstration's listings, copied with other places and ages until there are `count`, with pictures,
 *  and taken dates for every third. */
export const fillWithListings = (db: Kysely<Schema>, count: number): Promise<void> =>
  withoutIndexes(db, () => fill(db, count))

/** An index that is built at the end takes a fraction of the time. */
async function withoutIndexes(db: Kysely<Schema>, task: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${sql.val(filled)}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db)
  await task()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
  for (const table of filled) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}

/** @param rest how many of all are still to be written, as a part */
const ageOf = (random: Random, rest: number) =>
  (random.chance(changedInPlace) ? random.fraction() : rest) * yearSeconds

async function fill(db: Kysely<Schema>, count: number): Promise<void> {
  const { users, homes } = makeDemonstration(new Date())
  await insertRows(
    db,
    'app_user',
    users.rows.map((user) => ({ ...user, password_hash: '' })),
  )
  const originals = homes.slice(0, count).map(({ row }) => row)
  await insertRows(db, 'listing', originals)
  await advanceIds(db, ['app_user', 'listing'])
  while (await signListings(db));
  const own = ['id', 'lat', 'lng', 'is_active', 'updated_on']
  const copied = Object.keys(originals[0] ?? {}).filter((column) => !own.includes(column))
  const random = randomOf('search')
  for (let left = count - originals.length; left > 0; left -= copiedAtOnce) {
    const places = Array.from({ length: Math.min(left, copiedAtOnce) }, () =>
      random.chance(inTowns) ? aroundTown(random, townSigmaDegrees) : inTheCountry(random),
    )
    await sql`
      insert into listing (${sql.join(copied.map((column) => sql.ref(column)))},
        lat, lng, is_active, updated_on, word_signature, signed_on)
      select ${sql.join(copied.map((column) => sql.ref(`original.${column}`)))},
        made.lat, made.lng, true, changed_on, original.word_signature, changed_on
      from unnest(
        ${sql.val(places.map(({ lat }) => lat))}::float8[],
        ${sql.val(places.map(({ lng }) => lng))}::float8[],
        ${sql.val(places.map((_, at) => ageOf(random, (left - at) / count)))}::float8[]
      ) with ordinality as made (lat, lng, age, n)
      cross join lateral (select now() - made.age * interval '1 second' as changed_on) as change
      join listing as original on original.id = 1 + made.n % ${originals.length}`.execute(db)
  }
  await sql`
    insert into listing_picture (listing_id, position, src)
    select id, n, '/media/' || md5(id || ' ' || n) || '-600x450-336699.jpg'
    from listing, generate_series(0, ${picturesOfEach - 1}) as n`.execute(db)
  await sql`
    insert into taken_range (listing_id, kind, during)
    select id, 'block', tstzrange(day, day + interval '7 days')
    from listing, generate_series(0, 3) as n,
      lateral (select now() + (id % 14 + n * 21) * interval '1 day' as day) as beginning
    where id % 3 = 0`.execute(db)
}
