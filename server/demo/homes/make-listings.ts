import type { ListingContent, Offer } from '#contract/domain/listing.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { staylend } from '#sites/staylend/site.ts'
import { demoCities } from '../cities/all-cities.ts'
import type { DemoCity, Neighbourhood } from '../cities/city.ts'
import { datesOf, demoListing, lenderOf, type DemoListing } from '../demo-listing.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf, type Random } from '../random.ts'
import { countryWays } from './countries.ts'
import { depositOf } from './deposit.ts'
import { detailsOf } from './details.ts'
import type { Building, HomeType } from './home.ts'
import { buildingNames, makeBuilding } from './make-buildings.ts'
import { makeHome } from './make-home.ts'
import { offersOf } from './prices.ts'
import { privateNotes } from './private-notes.ts'
import { titleOf } from './title.ts'

export interface DemoHome extends DemoListing {
  isStudio: boolean
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
export function makeListings(users: Users, now: Date): DemoHome[] {
  // One draw more moves all that follow: what is new draws from a `randomOf(…)` of its own, by the listing's id.
  const random = randomOf('listings')
  const titles = new Set<string>()
  let buildings = 0
  const drafts = demoCities.flatMap((city) => draftsOf(random, city, () => (buildings += 1)))
  const mixed = random.shuffled(drafts)
  return mixed.map((draft, at) => {
    const dates = datesOf(random, at / mixed.length, now)
    return makeListing(random, draft, { id: at + 1, users, titles, dates })
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
    dates,
  }: { id: number; users: Users; titles: Set<string>; dates: ReturnType<typeof datesOf> },
): DemoHome {
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
  const listing = demoListing({
    id,
    siteId: staylend.id,
    lenderId: lenderOf(random, users.lenderIds.get(city.preset) ?? []),
    preset: city.preset,
    place: home.place,
    buildingId: home.building?.id ?? null,
    isActive,
    ...dates,
    content,
  })
  return { ...listing, isStudio: home.bedrooms === 0 }
}

const shortestOf = (offers: Record<RentPeriod, Offer>): RentPeriod =>
  rentPeriods.find((period) => offers[period].offered) ?? 'monthly'
