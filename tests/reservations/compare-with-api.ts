import { getBookedRanges, getReservation } from '#contract/endpoints/reserve.ts'
import type { World } from './play-history.ts'
import type { Stored } from './stored-history.ts'

/** Where what either server shows of a listing's stays differs from what is stored. */
export async function compareWithApi(
  { servers, clock }: World,
  listingId: number,
  { reservations, ranges }: Stored,
): Promise<string[]> {
  const instant = (date: Date) => date.toISOString().replace('.000Z', 'Z')
  const now = clock.now
  const taken = ranges
    .filter(({ isActive, to }) => isActive && to > now)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map(({ from, to }) => ({ DTFROM: instant(from), DTTO: instant(to) }))
  const stands = reservations.map(({ id, status }) => ({ id, status }))
  const right = JSON.stringify({ taken, stands })
  const shown = servers.map(async ({ clients: { lender } }) => {
    const booked = await lender.get(getBookedRanges, { params: { id: listingId } })
    const seen = reservations.map(async ({ id }) => {
      const { Status } = await lender.get(getReservation, { params: { id } })
      return { id, status: Status }
    })
    return JSON.stringify({ taken: booked, stands: await Promise.all(seen) })
  })
  return (await Promise.all(shown))
    .filter((each) => each !== right)
    .map((each) => `a server shows ${each} and not ${right}`)
}
