import { sql } from 'kysely'
import { currencyById } from '#contract/domain/currency.ts'
import { listingTypeById } from '#contract/domain/listing-type.ts'
import { toMajorUnits } from '#contract/domain/money.ts'
import { ratingOf } from '#contract/domain/rating.ts'
import { perPeriod, type RentPeriod } from '#contract/domain/rent-period.ts'
import { ownRows, type ReadPart } from './own-rows.ts'

interface OfferColumns {
  offered: boolean
  minor: number | null
  approval: boolean
}

interface ListingRow {
  key: number
  id: number
  site: number
  title: string
  isActive: boolean
  type: number
  currency: number
  deposit: number
  reviews: number
  stars: number
  offers: Record<RentPeriod, OfferColumns>
}

const offerColumns = (period: RentPeriod) => sql`json_build_object(
  'offered', ${sql.ref(`${period}_offered`)},
  'minor', ${sql.ref(`${period}_minor`)},
  'approval', ${sql.ref(`${period}_approval`)})`

/** Deleted ones too, as long as others have stays of them. Amounts are in the currency's main unit. */
export const ownListings: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<ListingRow>`
      select id as key, id, site_id as site, title, type_id as type, is_active as "isActive",
        taken_down_by as "takenDownBy", created_on as "createdOn", updated_on as "updatedOn",
        deleted_at as "deletedOn",
        city, zip, lat as latitude, lng as longitude, zone, location_id as building, details,
        private_notes as "privateNotes", currency_id as currency, deposit_minor as deposit,
        deposit_terms as "depositTerms", review_count as reviews, stars_sum as stars,
        array(
          select src from listing_picture where listing_id = listing.id order by position, id
        ) as pictures,
        json_build_object('hourly', ${offerColumns('hourly')}, 'daily', ${offerColumns('daily')},
          'weekly', ${offerColumns('weekly')}, 'monthly', ${offerColumns('monthly')}) as offers
      from listing
      where user_id = ${userId} and id > ${after}
      order by key limit ${atMost}`,
    ({ currency: currencyId, type, deposit, reviews, stars, offers, ...row }) => {
      const currency = currencyById(currencyId).code
      const amountOf = (amount: number) => toMajorUnits({ amount, currency })
      return {
        ...row,
        type: listingTypeById(type),
        currency,
        deposit: amountOf(deposit),
        rating: ratingOf(stars, reviews),
        offers: perPeriod((period) => {
          const { offered, minor, approval } = offers[period]
          return { offered, price: minor === null ? null : amountOf(minor), approval }
        }),
      }
    },
  )

/** Dates that the user keeps free of reservations. */
export const ownBlockedDates: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; listing: number; from: Date; to: Date }>`
      select taken_range.id as key, listing_id as listing, lower(during) as "from",
        upper(during) as "to"
      from taken_range join listing on listing.id = listing_id
      where user_id = ${userId} and kind = 'block' and taken_range.is_active
        and taken_range.id > ${after}
      order by key limit ${atMost}`,
  )

/** How listings share their dates with other sites. The address at which others read them is a secret that stands in the
 *  listing's own page. */
export const ownCalendars: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; listing: number; sharedSince: Date | null; importedFrom: string | null }>`
      select listing.id as key, listing.id as listing, made_on as "sharedSince",
        url as "importedFrom", read_on as "readOn", fault
      from listing
      left join calendar_export on calendar_export.listing_id = listing.id
      left join calendar_import on calendar_import.listing_id = listing.id
      where user_id = ${userId} and (made_on is not null or url is not null)
        and listing.id > ${after}
      order by key limit ${atMost}`,
  )
