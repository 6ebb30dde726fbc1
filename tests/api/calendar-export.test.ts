import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates } from '#contract/endpoints/block.ts'
import {
  getCalendars,
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
  renewCalendarExport,
  switchCalendarExport,
} from '#contract/endpoints/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { notPages } from '#contract/pages.ts'
import { createContext } from '#server/create-context.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site, { firstName: 'Lena' })
  renter = await newUser(site, { firstName: 'Rena', email: 'rena@example.com' })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  listingId = await newListing(lender, { Title: 'River, rooms; and\na very long name '.repeat(5) })
})

const params = () => ({ id: listingId })
const turn = (on: '0' | '1') => lender.get(switchCalendarExport, { params: { id: listingId, on } })
const get = (path: string | null) => site.app.inject(path ?? '/')

/** The events of a calendar, as another calendar reads them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component)
    return [uid, summary, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]
  })
}

describe('a listing’s own calendar', () => {
  test('has what is reserved, requested and blocked from now on, and nothing of who', async () => {
    const { Id: stay } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { Id: request } = await renter.get(createReservation, {
      body: requestedWeek(listingId, 10),
    })
    const { DTFROM, DTTO } = days(listingId, 5, 6)
    const { Id: block } = await lender.get(blockDates, {
      params: params(),
      body: { DTFROM, DTTO },
    })
    const { ExportPath } = await turn('1')
    const { statusCode, headers, body } = await get(ExportPath)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    })
    const { calendarMark } = site.context
    const at = (kind: string, id: number) =>
      `${kind}-${id}@${listingId}.${calendarMark}.listing.staylend`
    expect(eventsIn(body)).toEqual([
      [at('reservation', stay), 'Reserved', '2026-12-01T05:00:00.000Z', '2026-12-03T05:00:00.000Z'],
      [at('block', block), 'Not available', '2026-12-05T05:00:00.000Z', '2026-12-06T05:00:00.000Z'],
      [
        at('reservation', request),
        'Reserved',
        '2026-12-10T05:00:00.000Z',
        '2026-12-17T05:00:00.000Z',
      ],
    ])
    expect(body).not.toMatch(/rena|lena/i)
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

    site.clock.now = new Date('2026-12-04T02:20:00Z')
    expect(eventsIn((await get(ExportPath)).body).map(([uid]) => uid)).toEqual([at('block', block)])
  })

  test('has what is over until the hour ends from which it is reserved', async () => {
    const body = { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-10T02:30:00Z' }
    const { Id } = await lender.get(blockDates, { params: params(), body })
    const { ExportPath } = await turn('1')
    const ids = async () => eventsIn((await get(ExportPath)).body).map(([uid]) => uid)
    site.clock.now = new Date('2026-11-10T02:40:00Z')
    expect(await ids()).toEqual([expect.stringMatching(`^block-${Id}@`)])
    site.clock.now = new Date('2026-11-10T03:00:00Z')
    expect(await ids()).toEqual([])
  })

  test('is a calendar with the listing’s title when nothing is taken', async () => {
    const { ExportPath } = await turn('1')
    const { body } = await get(ExportPath)
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^]*END:VCALENDAR\r\n$/)
    expect(eventsIn(body)).toEqual([])
    expect(body.replaceAll('\r\n ', '')).toContain(
      'X-WR-CALNAME:River\\, rooms\\; and a very long name River',
    )
  })

  test('has the same names from each process and after a restart, with any secret', async () => {
    const gazetteer = Promise.resolve({ search: () => [], suggest: () => [], nearest: () => null })
    const { calendarMark } = await createContext({
      ...site.context,
      gazetteer,
      sessionSecret: 'x'.repeat(32),
    })
    expect(calendarMark).toBe(site.context.calendarMark)
  })

  test('is there when it is asked for, at an address that nobody guesses', async () => {
    expect(await lender.get(getCalendars, { params: params() })).toEqual({
      ExportPath: null,
      Import: null,
      Conflicts: [],
    })
    const { ExportPath } = await turn('1')
    expect(ExportPath).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    expect(ExportPath).toMatch(notPages)
    expect(await turn('1')).toMatchObject({ ExportPath })
    expect(await lender.get(getCalendars, { params: params() })).toMatchObject({ ExportPath })
  })

  test('gets a new address, and the old one is good for nothing', async () => {
    const { ExportPath: old } = await turn('1')
    const { ExportPath } = await lender.get(renewCalendarExport, { params: params() })
    expect(ExportPath).not.toBe(old)
    expect((await get(old)).statusCode).toBe(404)
    expect((await get(ExportPath)).statusCode).toBe(200)
  })

  test('is gone when it is switched off', async () => {
    const { ExportPath } = await turn('1')
    expect(await turn('0')).toMatchObject({ ExportPath: null })
    expect(await turn('0')).toMatchObject({ ExportPath: null })
    const { statusCode, headers, body } = await get(ExportPath)
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', ''])
  })

  test.each([
    '/calendar/x.ics',
    '/calendar/a%00b.ics',
    '/calendar/.ics',
    '/calendar/',
    '/calendar',
    '/calendar/x',
  ])('is not at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })
})

test.each([
  ['reads', getCalendars],
  ['switches', switchCalendarExport],
  ['renews', renewCalendarExport],
  ['imports', importCalendar],
  ['refreshes', refreshImportedCalendar],
  ['removes', removeImportedCalendar],
] as [string, Endpoint][])('nobody but the lender %s calendars', async (_what, endpoint) => {
  const isImport = endpoint === importCalendar
  const call = (by: Client, id = listingId) =>
    by.call(endpoint, {
      params: { id, on: '1' },
      ...(isImport && { body: { Url: 'https://calendar.example/a.ics' } }),
    })
  expect(await call(renter)).toMatchObject({ status: 403, errorCode: 2 })
  expect(await call(new Client(site.app))).toMatchObject({ status: 401, errorCode: 1 })
  expect(await call(lender, 999_999)).toMatchObject({ status: 404, errorCode: 3 })
})
