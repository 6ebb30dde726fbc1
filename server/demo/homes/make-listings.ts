import type { Insertable } from 'kysely'
import type { ListingContent, Offer } from '#contract/domain/listing.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { siteIds } from '#contract/limits.ts'
import { contentColumns } from '#server/db/repositories/listing-writes.ts'
import type { ListingTable } from '#server/db/schema.ts'
import { zoneAt } from '#server/geo/zone.ts'
import { demoCities } from '../cities/all-cities.ts'
import type { DemoCity, Neighbourhood } from '../cities/city.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf, type Random } from '../random.ts'
import { daysFrom } from '../time.ts'
import { countryWays } from './countries.ts'
import { depositOf } from './deposit.ts'
import { detailsOf } from './details.ts'
import type { Building, HomeType } from './home.ts'
import { buildingNames, makeBuilding } from './make-buildings.ts'
import { makeHome } from './make-home.ts'
import { offersOf } from './prices.ts'
import { privateNotes } from './private-notes.ts'
import { titleOf } from './title.ts'

/** A listing as it will be stored, and what the reservations are made from. */
export interface DemoListing {
  id: number
  lenderId: number
  preset: string
  isActive: boolean
  isStudio: boolean
  zone: string
  createdOn: Date
  content: ListingContent
  row: Insertable<ListingTable>
}

const types: readonly HomeType[] = ['CONDO', 'HOUSE', 'ROOM', 'SHARED']
const inactiveIn: Readonly<Record<string, number>> = {
  Bangkok: 6,
  Pattaya: 9,
  'Da Nang': 3,
  Berlin: 2,
}

interface Draft {
  city: DemoCity
  neighbourhood: Neighbourhood
  type: HomeType
  building: Building | null
  isActive: boolean
}

/** All cities mixed, the oldest listing first. */
export function makeListings(users: Users, now: Date): DemoListing[] {
  const random = randomOf('listings')
  const titles = new Set<string>()
  let buildings = 0
  const drafts = demoCities.flatMap((city) => draftsOf(random, city, () => (buildings += 1)))
  const mixed = random.shuffled(drafts)
  return mixed.map((draft, at) => {
    const age = (1 - at / mixed.length) ** 1.6 * 390
    const createdOn = daysFrom(now, -(1 + age))
    const updatedOn = daysFrom(createdOn, random.between(0, 0.9) ** 2 * age)
    return makeListing(random, draft, { id: at + 1, users, titles, createdOn, updatedOn })
  })
}

function draftsOf(random: Random, city: DemoCity, nextBuildingId: () => number): Draft[] {
  const total = city.activeListings + (inactiveIn[city.preset] ?? 0)
  const names = buildingNames(random, city)
  const drafts: Draft[] = []
  while (drafts.length < total) {
    const neighbourhood = random.weighted(
      city.neighbourhoods,
      city.neighbourhoods.map(({ share }) => share),
    )
    const type = random.weighted(types, city.typeShares)
    const isGroup = type === 'CONDO' && random.chance(0.019)
    const size = isGroup ? Math.min(random.whole(2, 8), total - drafts.length) : 1
    const id = size > 1 ? nextBuildingId() : null
    const name =
      size > 1 || (type === 'CONDO' && random.chance(0.25)) ? (names.pop() ?? null) : null
    const building =
      type === 'CONDO' ? makeBuilding(random, city, neighbourhood, { id, name }) : null
    for (let at = 0; at < size; at += 1) {
      const isActive = drafts.length < city.activeListings
      drafts.push({ city, neighbourhood, type, building, isActive })
    }
  }
  return drafts
}

function makeListing(
  random: Random,
  draft: Draft,
  {
    id,
    users,
    titles,
    createdOn,
    updatedOn,
  }: { id: number; users: Users; titles: Set<string>; createdOn: Date; updatedOn: Date },
): DemoListing {
  const { city, neighbourhood, isActive } = draft
  const home = makeHome(random, draft.type, draft)
  const title = titleOf(random, home, titles)
  const offers = offersOf(random, home)
  const shortest = shortestOf(offers)
  const deposit = depositOf(random, home, offers)
  const content: ListingContent = {
    title: title.text,
    type: home.type,
    zip: neighbourhood.zip,
    city: city.name,
    currency: countryWays[city.country].currency,
    deposit: deposit.amount,
    depositTerms: deposit.terms,
    details: detailsOf(random, home, { shortest, mentioned: title.mentions }),
    privateNotes: random.chance(0.25) ? random.pick(privateNotes) : '',
    offers,
  }
  const lenderId = lenderOf(random, users.lenderIds.get(city.preset) ?? [])
  const zone = zoneAt(home.place)
  const row = {
    ...contentColumns(content),
    ...home.place,
    location_id: home.building?.id ?? null,
    id,
    zone,
    site_id: siteIds.realEstate,
    user_id: lenderId,
    is_active: isActive,
    created_on: createdOn,
    updated_on: updatedOn,
  }
  const isStudio = home.bedrooms === 0
  return { id, lenderId, preset: city.preset, isActive, isStudio, zone, createdOn, content, row }
}

const shortestOf = (offers: Record<RentPeriod, Offer>): RentPeriod =>
  rentPeriods.find((period) => offers[period].offered) ?? 'monthly'

/** Few have many listings, most have some. */
function lenderOf(random: Random, ids: readonly number[]): number {
  return random.weighted(
    ids,
    ids.map((_, rank) => 1 / (rank + 4)),
  )
}
