import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/domain/durations.ts'
import { askForStay } from './ask-for-stay.ts'
import { newPerson, type Person } from './person.ts'

/** Rena has reserved Lena's place for the two hours from the hour that has begun, or from one after it; or has
 *  asked for it.
 *  @param prices what the listing costs by other periods */
export async function newStay(
  baseURL: string,
  {
    startsInHours = 0,
    needsApproval = false,
    title = `Room by the hour ${randomUUID().slice(0, 8)}`,
    prices = {},
  } = {},
) {
  const lender = await newPerson(baseURL, 'Lena')
  const renter = await newPerson(baseURL, 'Rena')
  const offer = {
    CurrencyId: 1,
    IsHourlyOk: 1,
    HourlyPrice: 90,
    IsHourlyApproval: needsApproval ? 1 : 0,
    IsDailyOk: 0,
    IsWeeklyOk: 0,
    IsMonthlyOk: 0,
    ...prices,
  }
  const { Id: listingId } = await lender.ask<{ Id: number }>('POST', '/api/rent/create', {
    Title: title,
    ...offer,
  })
  // Far from the cities whose listings are counted.
  await lender.ask('POST', `/api/rent/setlocation/${listingId}`, { lat: 17.41, lng: 102.79 })
  await lender.ask('GET', `/api/rent/setactive/${listingId}/1`)
  const hour = () => Math.floor(Date.now() / hourMs)
  const reserveFrom = (by: Person, firstHour: number) => {
    const fromMs = firstHour * hourMs
    return askForStay(by, { RentId: listingId, fromMs, toMs: fromMs + 2 * hourMs })
  }
  const asked = hour()
  const { Id: id } = await reserveFrom(renter, asked + startsInHours).catch((error) => {
    if (hour() === asked) throw error
    // It has turned on the way.
    return reserveFrom(renter, hour() + startsInHours)
  })
  /** The same by somebody else. */
  const reserve = (by: Person, inHours: number) => reserveFrom(by, hour() + inHours)
  const changePrice = (HourlyPrice: number) =>
    lender.ask('POST', `/api/rent/edit/${listingId}`, { Title: title, ...offer, HourlyPrice })
  return { id, listingId, title, lender, renter, reserve, changePrice }
}

/** Rena has asked for Lena's place in two days. */
export const newRequest = (baseURL = '') =>
  newStay(baseURL, { startsInHours: 48, needsApproval: true })
