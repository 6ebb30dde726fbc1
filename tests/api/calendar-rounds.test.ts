import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import {
  getCalendars,
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
} from '#contract/endpoints/calendar.ts'
import { deleteListing } from '#contract/endpoints/rent.ts'
import { createReservation, getBookedRanges } from '#contract/endpoints/reserve.ts'
import { openCalendarSource } from '#server/calendar/calendar-source.ts'
import type { Context } from '#server/services/context.ts'
import { refreshDueCalendars } from '#server/services/refresh-calendars.ts'
import { here } from '#tests/fixtures/answering-names.ts'
import {
  calendarOf,
  calendarUrl,
  eventOf,
  startCalendarSite,
} from '#tests/fixtures/calendar-site.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { enterCrowd } from '#tests/fixtures/enter.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let elsewhere: Awaited<ReturnType<typeof startCalendarSite>>
let site: TestApp
let second: Pick<TestApp, 'app' | 'context'>
let lender: Client
let listingId: number
beforeAll(async () => {
  elsewhere = await startCalendarSite()
  const calendars = openCalendarSource({ lookup: here, ...elsewhere.network })
  site = await openTestApp({ kind: 'postgres', calendars })
  second = await site.openSecond()
})
afterAll(async () => {
  await elsewhere.close()
  await site.close()
})
beforeEach(async () => {
  await site.context.db.deleteFrom('calendar_import').execute()
  site.clock.now = november
  lender = await newUser(site)
  listingId = await newListing(lender)
  says(3)
  await add()
  elsewhere.asked.length = 0
})

const params = () => ({ id: listingId })
const says = (day: number) =>
  elsewhere.says(calendarOf(eventOf(`2026120${day}`, `2026120${day + 1}`)))
const add = (Url = calendarUrl) => lender.get(importCalendar, { params: params(), body: { Url } })
const read = async () => (await lender.get(getCalendars, { params: params() })).Import
const bookedDays = async () =>
  (await lender.get(getBookedRanges, { params: params() })).map(({ DTTO }) => DTTO.slice(8, 10))
const round = async (context: Context = site.context, signal = new AbortController().signal) => {
  const warnings: unknown[] = []
  await refreshDueCalendars(context, signal, (error) => warnings.push(error))
  return warnings
}
const fails = () => {
  elsewhere.answer = (response) => void response.writeHead(503).end()
}

test('a calendar is read again every half hour', async () => {
  says(5)
  site.wait(29 * minuteMs)
  expect(await round()).toEqual([])
  expect(elsewhere.asked).toEqual([])
  site.wait(minuteMs)
  await round()
  await round()
  expect(elsewhere.asked).toEqual(['/stays.ics'])
  expect(await bookedDays()).toEqual(['05'])
  expect(await read()).toMatchObject({ ReadOn: '2026-11-10T02:50:00Z', Fault: null })
})

test('of two processes one reads it', async () => {
  site.wait(30 * minuteMs)
  await Promise.all([round(), round(second.context), round(), round(second.context)])
  expect(elsewhere.asked).toHaveLength(1)
})

test('all that are due are read, also beside one that takes its time', async () => {
  const paths = ['/stays.ics']
  for (lender of await enterCrowd(site, 4)) {
    listingId = await newListing(lender)
    const path = `/${paths.length}`
    await add(`https://calendar.example${path}`)
    paths.push(path)
  }
  elsewhere.asked.length = 0
  const answer = elsewhere.answer
  const others = closedGate()
  elsewhere.answer = (response, path) => {
    if (path === '/stays.ics') void others.opened.then(() => answer(response, path))
    else answer(response, path)
    if (elsewhere.asked.length === paths.length) others.open()
  }
  site.wait(30 * minuteMs)
  expect(await round()).toEqual([])
  expect(elsewhere.asked.toSorted()).toEqual(paths.toSorted())
})

test('a lender with many that take their time holds up no other lender', async () => {
  for (let at = 1; at < 5; at += 1) {
    listingId = await newListing(lender)
    await add(`https://calendar.example/slow-${at}`)
  }
  site.wait(1000)
  lender = await newUser(site)
  listingId = await newListing(lender)
  await add('https://calendar.example/other')
  elsewhere.asked.length = 0
  const answer = elsewhere.answer
  elsewhere.answer = (response, path) => {
    if (path === '/other') answer(response, path)
  }
  site.wait(30 * minuteMs)
  const stopping = new AbortController()
  const reading = round(site.context, stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    await reading
  })
  await expect.poll(() => elsewhere.asked).toHaveLength(2)
  expect(elsewhere.asked).toContain('/other')
})

test('a fault is told, what was said before still counts, and the pauses grow', async () => {
  fails()
  const tried: number[] = []
  for (let at = 0; at < 500; at += 30) {
    site.wait(30 * minuteMs)
    await round()
    if (elsewhere.asked.splice(0).length > 0) tried.push(at + 30)
  }
  expect(tried).toEqual([30, 60, 120, 240, 480])
  expect(await read()).toMatchObject({ Fault: 'away', ReadOn: '2026-11-10T02:20:00Z' })
  expect(await bookedDays()).toEqual(['03'])

  says(5)
  await lender.get(refreshImportedCalendar, { params: params() })
  expect(await read()).toMatchObject({ Fault: null })
  expect(await bookedDays()).toEqual(['05'])
  elsewhere.asked.length = 0
  site.wait(30 * minuteMs)
  await round()
  expect(elsewhere.asked).toHaveLength(1)
})

test('after a fault it is read again when the clock is put back, and not for nothing', async () => {
  fails()
  site.wait(30 * minuteMs)
  await round()
  site.wait(-3 * dayMs)
  await round()
  await round()
  expect(elsewhere.asked).toHaveLength(2)
})

test('who has it read now learns of the fault as well', async () => {
  fails()
  const answer = await lender.get(refreshImportedCalendar, { params: params() })
  expect(answer.Import).toMatchObject({ Fault: 'away', Url: calendarUrl })
})

test('what is changed or removed meanwhile is not brought back', async () => {
  const answer = elsewhere.answer
  for (const change of [
    () => add('https://calendar.example/other.ics'),
    () => lender.get(removeImportedCalendar, { params: params() }),
    () => lender.get(deleteListing, { params: params() }),
  ]) {
    // Another one of this lender would be read first.
    await site.context.db.deleteFrom('calendar_import').execute()
    listingId = await newListing(lender)
    says(3)
    await add()
    let changed: Promise<unknown> | undefined
    elsewhere.answer = (response, path) => {
      if (path !== '/stays.ics') return answer(response, path)
      changed ??= change()
      void changed.then(() =>
        response.writeHead(200).end(calendarOf(eventOf('20261220', '20261222'))),
      )
    }
    site.wait(30 * minuteMs)
    expect(await round()).toEqual([])
    expect(changed).toBeDefined()
    const { rows } = await rowsOf(listingId)
    expect(rows).not.toContain('2026-12-21')
  }
})

const rowsOf = async (id: number) => {
  const found = await site.context.db
    .selectFrom('imported_range')
    .select(({ fn, ref }) => fn<string>('upper', [ref('during')]).as('to'))
    .where('listing_id', '=', id)
    .execute()
  return { rows: found.map(({ to }) => new Date(to).toISOString().slice(0, 10)) }
}

test('rivals of an imported calendar never share a night', async () => {
  const renter = await newUser(site)
  elsewhere.says(calendarOf(eventOf('20261210', '20261220')))
  site.wait(30 * minuteMs)
  const nights = [10, 11, 12, 13, 14, 15, 16, 17, 18]
  const [, ...reserved] = await Promise.all([
    round(second.context),
    ...nights.map((night) =>
      renter.call(createReservation, { body: days(listingId, night, night + 1) }),
    ),
  ])
  for (const { errorCode } of reserved) expect([0, 5]).toContain(errorCode)
  const booked = (await lender.get(getBookedRanges, { params: params() })).toSorted((a, b) =>
    a.DTFROM.localeCompare(b.DTFROM),
  )
  for (const [at, { DTTO }] of booked.entries()) {
    const next = booked[at + 1]
    if (next) expect(DTTO <= next.DTFROM).toBe(true)
  }
  const taken = booked.reduce(
    (ms, { DTFROM, DTTO }) => ms + Date.parse(DTTO) - Date.parse(DTFROM),
    0,
  )
  expect(taken).toBe(10 * dayMs)
})

test('a stop ends a round in the middle, and it is due again', async () => {
  const stopping = new AbortController()
  elsewhere.answer = () => stopping.abort()
  site.wait(30 * minuteMs)
  expect(await round(site.context, stopping.signal)).toEqual([])
  expect(await read()).toMatchObject({ Fault: null })
  says(5)
  site.wait(2 * minuteMs)
  await round()
  expect(await bookedDays()).toEqual(['05'])
})
