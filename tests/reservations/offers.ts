import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { listingForm, type ListingInput } from '#tests/fixtures/people.ts'
import type { OfferName } from './histories.ts'

type Offers = Record<RentPeriod, { price: number; approval: boolean } | null>

/** Prices in baht, and whether the lender has to approve. */
export const offers: Record<OfferName, Offers> = {
  usual: {
    hourly: { price: 120.25, approval: false },
    daily: { price: 900.5, approval: true },
    weekly: { price: 5000, approval: false },
    monthly: { price: 15_000, approval: true },
  },
  dearer: {
    hourly: { price: 130, approval: true },
    daily: { price: 950, approval: false },
    weekly: { price: 5500.99, approval: true },
    monthly: { price: 16_000, approval: false },
  },
  'without hours': {
    hourly: null,
    daily: { price: 900.5, approval: false },
    weekly: { price: 5000, approval: true },
    monthly: null,
  },
}

export const formOf = (name: OfferName): ListingInput => {
  const { hourly, daily, weekly, monthly } = offers[name]
  return listingForm({
    IsHourlyOk: hourly ? 1 : 0,
    IsDailyOk: daily ? 1 : 0,
    IsWeeklyOk: weekly ? 1 : 0,
    IsMonthlyOk: monthly ? 1 : 0,
    HourlyPrice: hourly?.price ?? 0,
    DailyPrice: daily?.price ?? 0,
    WeeklyPrice: weekly?.price ?? 0,
    MonthlyPrice: monthly?.price ?? 0,
    IsHourlyApproval: hourly?.approval ? 1 : 0,
    IsDailyApproval: daily?.approval ? 1 : 0,
    IsWeeklyApproval: weekly?.approval ? 1 : 0,
    IsMonthlyApproval: monthly?.approval ? 1 : 0,
  })
}
