import { expect, test } from 'vitest'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { ownReservationsQuery } from './queries.ts'

const page = (ids: number[], hasMore: boolean) => ({
  reservations: ids.map((id) => ({ id }) as ReservationView),
  hasMore,
})

test('the next page begins behind the last reservation, as long as there are more', () => {
  const next = (pages: ReturnType<typeof page>[]) =>
    ownReservationsQuery.getNextPageParam(pages.at(-1)!, pages, null, [])
  expect(next([page([9, 8], true)])).toBe(8)
  expect(next([page([9, 8], true), page([7], false)])).toBeNull()
})

test('of several pages a device keeps the newest: all that are at hand are read anew', () => {
  const pages = [page([9, 8], true), page([7], false)]
  const known = { pages, pageParams: [null, 8] }
  expect(ownReservationsQuery.meta?.keptPart?.(known as never)).toEqual({
    pages: [pages[0]],
    pageParams: [null],
  })
})
