import * as z from 'zod/mini'
import { fromMajorUnits, toMajorUnits } from '../domain/money.ts'
import { rentPeriodById, rentPeriodId } from '../domain/rent-period.ts'
import {
  isActive,
  type Reservation,
  type ReservationChange,
  type ReservationRequest,
  type ReservationView,
} from '../domain/reservation.ts'
import type { Stay } from '../domain/stay.ts'
import { reservationFee } from '../limits.ts'
import { id } from '../wire/primitives.ts'
import { rentItem } from '../wire/rent-item.ts'
import {
  bookedRange,
  reservationChange,
  reservationForm,
  reservationRecord,
  side,
  type BookedRange,
  type ReservationChangeRecord,
  type ReservationRecord,
} from '../wire/reservation.ts'
import { publicUserInfo } from '../wire/user.ts'
import { decodeListing, encodeListing } from './listing.ts'
import {
  decodeCurrency,
  decodeInstant,
  encodeCurrency,
  encodeFlag,
  encodeInstant,
} from './primitives.ts'
import { decodePublicUser, encodePublicUser } from './user.ts'

export const decodeStay = (wire: BookedRange): Stay => ({
  from: decodeInstant(wire.DTFROM),
  to: decodeInstant(wire.DTTO),
})

export const encodeStay = ({ from, to }: Stay): BookedRange => ({
  DTFROM: encodeInstant(from),
  DTTO: encodeInstant(to),
})

export function decodeReservation(wire: ReservationRecord): Reservation {
  const currency = decodeCurrency(wire.CurrencyId)
  return {
    ...decodeStay(wire),
    id: wire.Id,
    listingId: wire.RentId,
    renterId: wire.UserId,
    period: rentPeriodById(wire.RentalPeriodId),
    periods: wire.ReservedPeriods,
    price: { amount: fromMajorUnits(wire.PeriodPrice, currency), currency },
    status: wire.Status,
    cancelledBy: wire.CancelledBy,
    note: wire.Note,
    madeOn: decodeInstant(wire.MadeOn),
    updatedOn: decodeInstant(wire.UpdatedOn),
  }
}

export function encodeReservation(reservation: Reservation): ReservationRecord {
  return {
    ...encodeStay(reservation),
    Id: reservation.id,
    IsActive: encodeFlag(isActive(reservation)),
    Status: reservation.status,
    CancelledBy: reservation.cancelledBy,
    Note: reservation.note,
    RentId: reservation.listingId,
    UserId: reservation.renterId,
    CurrencyId: encodeCurrency(reservation.price.currency),
    RentalPeriodId: rentPeriodId(reservation.period),
    ReservedPeriods: reservation.periods,
    PeriodPrice: toMajorUnits(reservation.price),
    ReservationFee: reservationFee,
    MadeOn: encodeInstant(reservation.madeOn),
    UpdatedOn: encodeInstant(reservation.updatedOn),
  }
}

const reservationViewRecord = z.extend(reservationRecord, {
  reservedObj: rentItem,
  renter: publicUserInfo,
  lender: publicUserInfo,
  ChatId: z.nullable(id),
  ReviewedBy: z.array(side),
  CutShortBy: z.optional(z.nullable(side)),
})

export const encodeReservationView = (view: ReservationView): ReservationViewRecord => ({
  ...encodeReservation(view),
  reservedObj: encodeListing(view.listing),
  renter: encodePublicUser(view.renter),
  lender: encodePublicUser(view.lender),
  ChatId: view.chatId,
  ReviewedBy: view.reviewedBy,
  CutShortBy: view.cutShortBy,
})

type ReservationViewRecord = z.output<typeof reservationViewRecord>

export const decodeReservationView = (wire: ReservationViewRecord): ReservationView => ({
  ...decodeReservation(wire),
  listing: decodeListing(wire.reservedObj),
  renter: decodePublicUser(wire.renter),
  lender: decodePublicUser(wire.lender),
  chatId: wire.ChatId,
  reviewedBy: wire.ReviewedBy,
  cutShortBy: wire.CutShortBy ?? null,
})

export const reservationViewCodec = z.codec(reservationViewRecord, z.custom<ReservationView>(), {
  decode: decodeReservationView,
  encode: encodeReservationView,
})

const decodeReservationChange = (wire: ReservationChangeRecord): ReservationChange => ({
  at: decodeInstant(wire.At),
  from: wire.From,
  to: wire.To,
  by: wire.By,
  note: wire.Note,
})

export const encodeReservationChange = (change: ReservationChange): ReservationChangeRecord => ({
  At: encodeInstant(change.at),
  From: change.from,
  To: change.to,
  By: change.by,
  Note: change.note,
})

export const reservationChangeCodec = z.codec(reservationChange, z.custom<ReservationChange>(), {
  decode: decodeReservationChange,
  encode: encodeReservationChange,
})

export const reservationRequestCodec = z.codec(reservationForm, z.custom<ReservationRequest>(), {
  decode: (wire): ReservationRequest => {
    const currency = decodeCurrency(wire.CurrencyId)
    return {
      ...decodeStay(wire),
      listingId: wire.RentId,
      period: rentPeriodById(wire.RentalPeriodId),
      price: { amount: fromMajorUnits(wire.PeriodPrice, currency), currency },
    }
  },
  encode: (request) => ({
    ...encodeStay(request),
    RentId: request.listingId,
    RentalPeriodId: rentPeriodId(request.period),
    PeriodPrice: toMajorUnits(request.price),
    CurrencyId: encodeCurrency(request.price.currency),
  }),
})

export const stayCodec = z.codec(bookedRange, z.custom<Stay>(), {
  decode: decodeStay,
  encode: encodeStay,
})
