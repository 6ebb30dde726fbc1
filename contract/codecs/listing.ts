import * as z from 'zod/mini'
import { listingTypeById, listingTypeId } from '../domain/listing-type.ts'
import type { Listing, ListingContent, ListingForm, Offer } from '../domain/listing.ts'
import { fromMajorUnits, toMajorUnits } from '../domain/money.ts'
import type { RentPeriod } from '../domain/rent-period.ts'
import { rentItem, rentItemForm, type RentItem, type RentItemForm } from '../wire/rent-item.ts'
import {
  decodeCurrency,
  decodeFlag,
  decodeInstant,
  decodeRating,
  encodeCurrency,
  encodeFlag,
  encodeInstant,
  encodeRating,
} from './primitives.ts'

function decodeOffers(wire: RentItemForm | RentItem): Record<RentPeriod, Offer> {
  const currency = decodeCurrency(wire.CurrencyId)
  const offer = (offered: 0 | 1, price: number, approval: 0 | 1): Offer => ({
    offered: decodeFlag(offered),
    price: fromMajorUnits(price, currency) || null,
    approval: decodeFlag(approval),
  })
  return {
    hourly: offer(wire.IsHourlyOk, wire.HourlyPrice, wire.IsHourlyApproval),
    daily: offer(wire.IsDailyOk, wire.DailyPrice, wire.IsDailyApproval),
    weekly: offer(wire.IsWeeklyOk, wire.WeeklyPrice, wire.IsWeeklyApproval),
    monthly: offer(wire.IsMonthlyOk, wire.MonthlyPrice, wire.IsMonthlyApproval),
  }
}

function decodeContent(wire: RentItemForm | RentItem): Omit<ListingContent, 'privateNotes'> {
  const currency = decodeCurrency(wire.CurrencyId)
  return {
    title: wire.Title,
    type: listingTypeById(wire.TypeId),
    zip: wire.Zip,
    city: wire.City,
    currency,
    deposit: fromMajorUnits(wire.DepositAmt, currency),
    depositTerms: wire.DepositTerms,
    details: wire.Details,
    offers: decodeOffers(wire),
  }
}

function encodeContent(listing: Omit<ListingContent, 'privateNotes'>) {
  const { currency, offers } = listing
  const price = (period: RentPeriod) =>
    toMajorUnits({ amount: offers[period].price ?? 0, currency })
  return {
    Title: listing.title,
    TypeId: listingTypeId(listing.type),
    Zip: listing.zip,
    City: listing.city,
    CurrencyId: encodeCurrency(currency),
    DepositAmt: toMajorUnits({ amount: listing.deposit, currency }),
    DepositTerms: listing.depositTerms,
    Details: listing.details,
    IsHourlyOk: encodeFlag(offers.hourly.offered),
    IsDailyOk: encodeFlag(offers.daily.offered),
    IsWeeklyOk: encodeFlag(offers.weekly.offered),
    IsMonthlyOk: encodeFlag(offers.monthly.offered),
    HourlyPrice: price('hourly'),
    DailyPrice: price('daily'),
    WeeklyPrice: price('weekly'),
    MonthlyPrice: price('monthly'),
    IsHourlyApproval: encodeFlag(offers.hourly.approval),
    IsDailyApproval: encodeFlag(offers.daily.approval),
    IsWeeklyApproval: encodeFlag(offers.weekly.approval),
    IsMonthlyApproval: encodeFlag(offers.monthly.approval),
  }
}

export function decodeListing(wire: RentItem): Listing {
  return {
    ...decodeContent(wire),
    privateNotes: wire.PrivateNotes ?? null,
    id: wire.Id,
    siteId: wire.SiteId,
    lenderId: wire.UserId,
    isActive: decodeFlag(wire.IsActive),
    place: wire.Lat === null || wire.Lon === null ? null : { lat: wire.Lat, lng: wire.Lon },
    buildingId: wire.LocId,
    zone: wire.Zone,
    pictures: wire.images,
    rating: decodeRating(wire),
    updatedOn: decodeInstant(wire.UpdatedOn),
  }
}

export function encodeListing(listing: Listing): RentItem {
  return {
    Id: listing.id,
    SiteId: listing.siteId,
    Img: listing.pictures[0] ?? '',
    IsActive: encodeFlag(listing.isActive),
    Lat: listing.place?.lat ?? null,
    Lon: listing.place?.lng ?? null,
    LocId: listing.buildingId,
    Zone: listing.zone,
    UpdatedOn: encodeInstant(listing.updatedOn),
    UserId: listing.lenderId,
    images: listing.pictures,
    ...encodeRating(listing.rating),
    ...encodeContent(listing),
    ...(listing.privateNotes !== null && { PrivateNotes: listing.privateNotes }),
  }
}

export const listingCodec = z.codec(rentItem, z.custom<Listing>(), {
  decode: decodeListing,
  encode: encodeListing,
})

export const listingFormCodec = z.codec(rentItemForm, z.custom<ListingForm>(), {
  decode: (wire): ListingForm => ({
    ...decodeContent(wire),
    privateNotes: wire.PrivateNotes,
    editedFrom: wire.UpdatedOn === undefined ? null : decodeInstant(wire.UpdatedOn),
  }),
  encode: (form) => ({
    ...encodeContent(form),
    PrivateNotes: form.privateNotes,
    ...(form.editedFrom && { UpdatedOn: encodeInstant(form.editedFrom) }),
  }),
})
