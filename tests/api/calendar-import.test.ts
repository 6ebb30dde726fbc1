import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates } from '#contract/endpoints/block.ts'
import {
  refreshImportedCalendar,
  removeImportedCalendar,
  switchCalendarExport,
} from '#contract/endpoints/calendar.ts'
import { setListingPlace } from '#contract/endpoints/rent.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { refreshDueCalendars } from '#server/services/refresh-calendars.ts'
import { calendarOf, calendarUrl, eventOf } from '#tests/fixtures/calendar-site.ts'
import { day, openCalendarWorld, wholeDays } from '#tests/fixtures/calendar-world.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let world: Awaited<ReturnType<typeof openCalendarWorld>>
let lender: Client
let listingId: number
beforeAll(async () => {
  world = await openCalendarWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ lender, listingId } = await world.begin())
})

/** A listing's own calendar, as other sites read it. */
const exported = async ({ app }: TestApp, owner: Client, id: number) => {
  const { ExportPath } = await owner.get(switchCalendarExport, { params: { id, on: '1' } })
  return (await app.inject(ExportPath ?? '')).body
}
/** What the clock does. */
const round = async () => {
  const warnings: unknown[] = []
  await refreshDueCalendars(world.site.context, new AbortController().signal, (error) =>
    warnings.push(error),
  )
  expect(warnings).toEqual([])
}

describe('an imported calendar', () => {
  test('takes its dates, for everyone who looks or wants to reserve', async () => {
    world.says([3, 6], [10, 12])
    expect(await world.add()).toMatchObject({
      status: 200,
      resObj: {
        ExportPath: null,
        Import: {
          Url: calendarUrl,
          ReadOn: '2026-11-10T02:20:00Z',
          Fault: null,
          Ranges: [wholeDays(3, 6), wholeDays(10, 12)],
        },
        Conflicts: [],
      },
    })
    expect(await world.booked()).toEqual([wholeDays(3, 6), wholeDays(10, 12)])
    expect(await world.reserve(5, 8)).toMatchObject({ status: 409, errorCode: 5 })
    expect(await world.reserve(6, 8)).toMatchObject({ errorCode: 0 })
  })

  test('is asked for by webcal as well, and kept as it was given', async () => {
    world.says([3, 6])
    const given = calendarUrl.replace('https', 'webcal')
    expect(await world.add(` ${given} `)).toMatchObject({ resObj: { Import: { Url: given } } })
    expect(world.elsewhere.asked).toEqual(['/stays.ics'])
  })

  test('makes way for another one', async () => {
    world.says([3, 6])
    await world.add()
    world.says([20, 22])
    const Url = 'https://calendar.example/other.ics'
    expect(await world.add(Url)).toMatchObject({ resObj: { Import: { Url } } })
    expect(await world.booked()).toEqual([wholeDays(20, 22)])
  })

  test('can be removed, and frees its dates', async () => {
    world.says([3, 6])
    await world.add()
    const remove = () => lender.get(removeImportedCalendar, { params: world.params() })
    expect(await remove()).toEqual({ ExportPath: null, Import: null, Conflicts: [] })
    expect(await remove()).toMatchObject({ Import: null })
    expect(await world.booked()).toEqual([])
    const again = await lender.call(refreshImportedCalendar, { params: world.params() })
    expect(again).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('changes only what has changed', async () => {
    world.says([3, 6], [10, 12])
    await world.add()
    const [kept] = await world.rows()
    world.says([3, 6], [14, 16])
    world.site.clock.now = new Date('2026-11-11T02:20:00Z')
    expect(await world.refresh()).toMatchObject({
      Import: { ReadOn: '2026-11-11T02:20:00Z', Ranges: [wholeDays(3, 6), wholeDays(14, 16)] },
    })
    const [first, ...others] = await world.rows()
    expect(first).toEqual(kept)
    expect(others).toHaveLength(1)
    await world.refresh()
    expect(await world.rows()).toEqual([first, ...others])
  })

  test('gives nothing back to who reads the listing’s own', async () => {
    world.says([3, 6])
    await world.add()
    expect(await exported(world.site, lender, listingId)).not.toContain('VEVENT')
  })

  test('that gives back what it has from here takes nothing twice', async () => {
    await world.reserve(3, 6)
    world.elsewhere.says(await exported(world.site, lender, listingId))
    expect(await world.add()).toMatchObject({ resObj: { Import: { Ranges: [] }, Conflicts: [] } })
  })

  test('of a room takes dates of the house', async () => {
    const room = await newListing(lender)
    await world.renter.get(createReservation, { body: days(room, 3, 6) })
    world.elsewhere.says(await exported(world.site, lender, room))
    expect(await world.add()).toMatchObject({
      resObj: { Import: { Ranges: [world.noonTo(3, 6)] } },
    })
  })

  test('of another site of this software takes its dates, whatever the number of the listing', async () => {
    const other = await openTestApp()
    const owner = await newUser(other)
    const theirs = await newListing(owner)
    const { DTFROM, DTTO } = days(theirs, 3, 6)
    await owner.get(blockDates, { params: { id: theirs }, body: { DTFROM, DTTO } })
    const text = await exported(other, owner, theirs)
    await other.close()
    world.elsewhere.says(text.replace(`@${theirs}.`, `@${listingId}.`))
    expect(await world.add()).toMatchObject({
      resObj: { Import: { Ranges: [world.noonTo(3, 6)] } },
    })
  })

  test('may begin with a byte order mark', async () => {
    world.elsewhere.says(`\ufeff${calendarOf(eventOf(day(3), day(6)))}`)
    expect(await world.add()).toMatchObject({ resObj: { Import: { Ranges: [wholeDays(3, 6)] } } })
  })

  test('has the days of where the listing is, also after it was placed elsewhere', async () => {
    world.says([3, 6])
    await world.add()
    const body = { lat: 52.52, lng: 13.405 }
    await lender.get(setListingPlace, { params: world.params(), body })
    await round()
    expect(await world.booked()).toEqual([
      { DTFROM: '2026-12-02T23:00:00Z', DTTO: '2026-12-05T23:00:00Z' },
    ])
  })
})
