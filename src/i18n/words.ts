import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Booking } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'

/** Words for the product's own terms, in one place for every screen. */
export const periodWords: Record<RentPeriod, MessageDescriptor> = {
  hourly: msg`Hourly`,
  daily: msg`Daily`,
  weekly: msg`Weekly`,
  monthly: msg`Monthly`,
}

export const bookingWords: Record<Booking, MessageDescriptor> = {
  instant: msg`Instant Booking`,
  approval: msg`Approval Required`,
}

export const statusWords: Record<ReservationStatus, MessageDescriptor> = {
  requested: msg`Requested`,
  confirmed: msg`Confirmed`,
  declined: msg`Declined`,
  expired: msg`Expired`,
  cancelled: msg`Cancelled`,
}
