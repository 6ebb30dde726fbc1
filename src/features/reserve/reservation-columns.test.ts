import { expect, test } from 'vitest'
import { i18n } from '#src/i18n/i18n.ts'
import { reservationColumns } from './reservation-columns.tsx'

test.each([
  [
    'lender',
    'Item, Dates, By, State, Active, Periods, Price per period, Reserved on, Updated, Action',
  ],
  ['renter', 'Item, Dates, State, Active, Periods, Price per period, Reserved on, Updated, Action'],
] as const)('the %s reads of each reservation: %s', (side, names) => {
  const columns = reservationColumns(side, i18n)
  expect(columns.map(({ name }) => name).join(', ')).toBe(names)
})
