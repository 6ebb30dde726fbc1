import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates, getBlocks, unblockDates } from '#contract/endpoints/block.ts'
import {
  getCalendars,
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
  switchCalendarExport,
} from '#contract/endpoints/calendar.ts'
import { setListingPlace } from '#contract/endpoints/rent.ts'
import { createReservation, getBookedRanges, moveReservation } from '#contract/endpoints/reserve.ts'
import { calendarsWaitingAtMost } from '#contract/limits.ts'
import { openCalendarSource, type CalendarSource } from '#server/calendar/calendar-source.ts'
import { publicLookup } from '#server/public-lookup.ts'
import { refreshDueCalendars } from '#server/services/refresh-calendars.ts'
import { answering, here } from '#tests/fixtures/answering-names.ts'
import {
  calendarOf,
  calendarUrl,
  eventOf,
  startCalendarSite,
} from '#tests/fixtures/calendar-site.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { enterCrowd } from '#tests/fixtures/enter.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let elsewhere: Awaited<ReturnType<typeof startCalendarSite>>
let site: TestApp
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  elsewhere = await startCalendarSite()
  const calendars = openCalendarSource({ lookup: here, ...elsewhere.network })
  site = await openTestApp({ calendars })
  renter = await newUser(site)
})
afterAll(async () => {
  await elsewhere.close()
  await site.close()
})
beforeEach(async () => {
  site.clock.now = new Date('2026-11-10T02:20:00Z')
  elsewhere.asked.length = 0
  lender = await newUser(site)
  listingId = await newListing(lender)
})

const params = () => ({ id: listingId })
const day = (of: number) => `202612${String(of).padStart(2, '0')}`
/** Nights of December that another site has taken, as whole days. */
const says = (...ranges: [first: number, last: number][]) =>
  elsewhere.says(calendarOf(...ranges.map(([first, last]) => eventOf(day(first), day(last)))))
/** The same from midnight to midnight in Bangkok, as the wire writes it. */
const wholeDays = (first: number, last: number) => {
  const midnight = (of: number) =>
    new Date(Date.UTC(2026, 11, of, -7)).toISOString().replace('.000Z', 'Z')
  return { DTFROM: midnight(first), DTTO: midnight(last) }
}
const add = (Url = calendarUrl, by = lender) =>
  by.call(importCalendar, { params: params(), body: { Url } })
const refresh = () => lender.get(refreshImportedCalendar, { params: params() })
const read = () => lender.get(getCalendars, { params: params() })
const booked = () => renter.get(getBookedRanges, { params: params() })
const reserve = (from: number, to: number) =>
  renter.call(createReservation, { body: days(listingId, from, to) })
/** A listing's own calendar, as other sites read it. */
const exported = async ({ app }: TestApp, owner: Client, id: number) => {
  const { ExportPath } = await owner.get(switchCalendarExport, { params: { id, on: '1' } })
  return (await app.inject(ExportPath ?? '')).body
}
const noonTo = (from: number, to: number) => {
  const { DTFROM, DTTO } = days(listingId, from, to)
  return { DTFROM, DTTO }
}
/** What is taken, each range by the row that has it. */
const rows = () =>
  site.context.db
    .selectFrom('taken_range')
    .select(['id', 'kind'])
    .where('listing_id', '=', listingId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()

describe('an imported calendar', () => {
  test('takes its dates, for everyone who looks or wants to reserve', async () => {
    says([3, 6], [10, 12])
    expect(await add()).toMatchObject({
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
    expect(await booked()).toEqual([wholeDays(3, 6), wholeDays(10, 12)])
    expect(await reserve(5, 8)).toMatchObject({ status: 409, errorCode: 5 })
    expect(await reserve(6, 8)).toMatchObject({ errorCode: 0 })
    const blocking = { params: params(), body: noonTo(11, 13) }
    expect(await lender.call(blockDates, blocking)).toMatchObject({ errorCode: 5 })
    expect(await lender.get(getBlocks, { params: params() })).toEqual([])
  })

  test('is asked for by webcal as well, and kept as it was given', async () => {
    says([3, 6])
    const given = calendarUrl.replace('https', 'webcal')
    expect(await add(` ${given} `)).toMatchObject({ resObj: { Import: { Url: given } } })
    expect(elsewhere.asked).toEqual(['/stays.ics'])
  })

  test('makes way for another one', async () => {
    says([3, 6])
    await add()
    says([20, 22])
    const Url = 'https://calendar.example/other.ics'
    expect(await add(Url)).toMatchObject({ resObj: { Import: { Url } } })
    expect(await booked()).toEqual([wholeDays(20, 22)])
  })

  test('can be removed, and frees its dates', async () => {
    says([3, 6])
    await add()
    const remove = () => lender.get(removeImportedCalendar, { params: params() })
    expect(await remove()).toEqual({ ExportPath: null, Import: null, Conflicts: [] })
    expect(await remove()).toMatchObject({ Import: null })
    expect(await booked()).toEqual([])
    const again = await lender.call(refreshImportedCalendar, { params: params() })
    expect(again).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('changes only what has changed', async () => {
    says([3, 6], [10, 12])
    await add()
    const [kept] = await rows()
    says([3, 6], [14, 16])
    site.clock.now = new Date('2026-11-11T02:20:00Z')
    expect(await refresh()).toMatchObject({
      Import: { ReadOn: '2026-11-11T02:20:00Z', Ranges: [wholeDays(3, 6), wholeDays(14, 16)] },
    })
    const [first, ...others] = await rows()
    expect(first).toEqual(kept)
    expect(others).toHaveLength(1)
    await refresh()
    expect(await rows()).toEqual([first, ...others])
  })

  test('gives nothing back to who reads the listing’s own', async () => {
    says([3, 6])
    await add()
    expect(await exported(site, lender, listingId)).not.toContain('VEVENT')
  })

  test('that gives back what it has from here takes nothing twice', async () => {
    await reserve(3, 6)
    elsewhere.says(await exported(site, lender, listingId))
    expect(await add()).toMatchObject({ resObj: { Import: { Ranges: [] }, Conflicts: [] } })
  })

  test('of a room takes dates of the house', async () => {
    const room = await newListing(lender)
    await renter.get(createReservation, { body: days(room, 3, 6) })
    elsewhere.says(await exported(site, lender, room))
    expect(await add()).toMatchObject({ resObj: { Import: { Ranges: [noonTo(3, 6)] } } })
  })

  test('of another site of this software takes its dates, whatever the number of the listing', async () => {
    const other = await openTestApp()
    const owner = await newUser(other)
    const theirs = await newListing(owner)
    const { DTFROM, DTTO } = days(theirs, 3, 6)
    await owner.get(blockDates, { params: { id: theirs }, body: { DTFROM, DTTO } })
    const text = await exported(other, owner, theirs)
    await other.close()
    elsewhere.says(text.replace(`@${theirs}.`, `@${listingId}.`))
    expect(await add()).toMatchObject({ resObj: { Import: { Ranges: [noonTo(3, 6)] } } })
  })

  test('may begin with a byte order mark', async () => {
    elsewhere.says(`\ufeff${calendarOf(eventOf(day(3), day(6)))}`)
    expect(await add()).toMatchObject({ resObj: { Import: { Ranges: [wholeDays(3, 6)] } } })
  })

  test('has the days of where the listing is, also after it was placed elsewhere', async () => {
    says([3, 6])
    await add()
    const body = { lat: 52.52, lng: 13.405 }
    await lender.get(setListingPlace, { params: params(), body })
    await round()
    expect(await booked()).toEqual([
      { DTFROM: '2026-12-02T23:00:00Z', DTTO: '2026-12-05T23:00:00Z' },
    ])
  })
})

describe('what is taken here and elsewhere', () => {
  test('is a conflict, and what is free of it is taken', async () => {
    const { resObj: stay } = await reserve(4, 5)
    const { Id: block } = await lender.get(blockDates, { params: params(), body: noonTo(7, 8) })
    says([3, 10], [20, 22])
    expect(await add()).toMatchObject({
      errorCode: 0,
      resObj: {
        Import: { Ranges: [wholeDays(3, 10), wholeDays(20, 22)] },
        Conflicts: [
          {
            ...wholeDays(3, 10),
            TakenBy: [
              { Kind: 'reservation', Id: stay.Id, ...noonTo(4, 5) },
              { Kind: 'block', Id: block, ...noonTo(7, 8) },
            ],
          },
        ],
      },
    })
    const midnight = wholeDays(3, 10)
    expect(await booked()).toEqual([
      { DTFROM: midnight.DTFROM, DTTO: noonTo(4, 5).DTFROM },
      noonTo(4, 5),
      { DTFROM: noonTo(4, 5).DTTO, DTTO: noonTo(7, 8).DTFROM },
      noonTo(7, 8),
      { DTFROM: noonTo(7, 8).DTTO, DTTO: midnight.DTTO },
      wholeDays(20, 22),
    ])
  })

  test('is the other site’s at once when it is free here', async () => {
    const { resObj: stay } = await reserve(4, 5)
    const { Id } = await lender.get(blockDates, { params: params(), body: noonTo(7, 8) })
    says([3, 10])
    await add()
    await renter.get(moveReservation, { params: { id: stay.Id }, body: { Status: 'cancelled' } })
    expect(await reserve(4, 5)).toMatchObject({ errorCode: 5 })
    await lender.get(unblockDates, { params: params(), body: { Id } })
    expect(await read()).toMatchObject({ Conflicts: [] })
    expect(await booked()).toEqual([wholeDays(3, 10)])
    expect(await rows()).toHaveLength(1)
  })

  test('is the other site’s when a request has waited in vain', async () => {
    await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    says([12, 14])
    await add()
    expect(await read()).toMatchObject({ Conflicts: [{ TakenBy: [{ Kind: 'reservation' }] }] })
    site.clock.now = new Date('2026-11-12T02:20:00Z')
    expect(await read()).toMatchObject({ Conflicts: [] })
    expect(await reserve(12, 13)).toMatchObject({ errorCode: 5 })
    expect(await reserve(10, 11)).toMatchObject({ errorCode: 0 })
  })

  test('is no conflict any more when the other site has given it up', async () => {
    await reserve(4, 5)
    says([3, 10])
    await add()
    says([20, 22])
    expect(await refresh()).toMatchObject({ Conflicts: [] })
    expect(await booked()).toEqual([noonTo(4, 5), wholeDays(20, 22)])
  })

  test('is forgotten when it is over', async () => {
    await reserve(1, 3)
    says([2, 5])
    await add()
    site.clock.now = new Date('2026-12-04T02:20:00Z')
    expect(await read()).toMatchObject({
      Import: { Ranges: [wholeDays(2, 5)] },
      Conflicts: [],
    })
  })

  test('is one or the other when both come at the same moment', async () => {
    says([3, 6])
    const [imported, reserved] = await Promise.all([add(), reserve(4, 5)])
    expect(imported.errorCode).toBe(0)
    const { Conflicts } = await read()
    expect(Conflicts).toHaveLength(reserved.success ? 1 : 0)
    const starts = (await booked()).map(({ DTFROM }) => DTFROM)
    expect(starts).toHaveLength(reserved.success ? 3 : 1)
  })
})

/** What the clock does. */
const round = async () => {
  const warnings: unknown[] = []
  await refreshDueCalendars(site.context, new AbortController().signal, (error) =>
    warnings.push(error),
  )
  expect(warnings).toEqual([])
}

describe('a calendar is refused, and what is imported stays,', () => {
  const isRefused = async (message: string, url = 'https://calendar.example/new.ics') => {
    says([3, 6])
    await add()
    const before = await read()
    return async () => {
      expect(await add(url)).toMatchObject({
        status: 422,
        errorCode: 4,
        message,
        errors: [{ path: 'Url', message }],
      })
      expect(await read()).toEqual(before)
      expect(await booked()).toEqual([wholeDays(3, 6)])
    }
  }

  test.each([
    ['http', 'http://calendar.example/new.ics'],
    ['a file', 'file:///etc/passwd'],
    ['words', 'my calendar'],
  ])('at %s', async (_what, url) => {
    const refused = await isRefused('Please enter the https address of a calendar.', url)
    await refused()
    expect(elsewhere.asked).toHaveLength(1)
  })

  test.each(['https://127.0.0.1/a.ics', 'https://[::ffff:10.0.0.1]/a.ics', 'https://router.lan/a'])(
    'at the private address %s',
    async (url) => {
      await (
        await isRefused('This address is not on the internet.', url)
      )()
    },
  )

  test('when it is larger than 1 MB', async () => {
    const refused = await isRefused('This calendar is too large. Maximum 1 MB.')
    const comment = `X-COMMENT:${'long '.repeat(200_000)}`
    elsewhere.says(calendarOf(comment, eventOf(day(3), day(6))))
    await refused()
  })

  test('when it never ends', async () => {
    const refused = await isRefused('This calendar is too large. Maximum 1 MB.')
    elsewhere.answer = (response) => {
      const part = 'X-COMMENT:more\r\n'.repeat(4096)
      const more = () => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', more)
      }
      response.on('error', () => undefined)
      more()
    }
    await refused()
  })

  test.each([
    ['a page', '<!doctype html><title>Please log in</title>'],
    ['nothing', ''],
    ['half a calendar', calendarOf(eventOf(day(3), day(6))).slice(0, 100)],
  ])('when it is %s', async (_what, text) => {
    const refused = await isRefused('What is at this address is not a calendar that can be read.')
    elsewhere.says(text)
    await refused()
  })

  test('when it has more dates than can be kept', async () => {
    const refused = await isRefused('This calendar has too many dates.')
    const hour = [`${day(3)}T100000Z`, `${day(3)}T101500Z`] as const
    elsewhere.says(calendarOf(eventOf(...hour, 'RRULE:FREQ=HOURLY;COUNT=2001')))
    await refused()
  })

  test.each([
    [404, 'There is no calendar at this address.'],
    [401, 'There is no calendar at this address.'],
    [503, 'This calendar cannot be reached.'],
  ])('when the site answers %i', async (status, message) => {
    const refused = await isRefused(message)
    elsewhere.answer = (response) => void response.writeHead(status).end('Sorry')
    await refused()
  })

  test('when the connection breaks', async () => {
    const refused = await isRefused('This calendar cannot be reached.')
    elsewhere.answer = (response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('BEGIN:VCALENDAR\r\n')
      setImmediate(() => response.destroy())
    }
    await refused()
  })

  test('when it leads on for ever, but not when it leads on three times', async () => {
    says([3, 6])
    const here = elsewhere.answer
    const leadOn = (most: number) => {
      elsewhere.answer = (response, path) => {
        const step = Number(path.slice(1)) || 0
        if (step === most) return here(response, path)
        response.writeHead(302, { location: `/${step + 1}` }).end()
      }
    }
    leadOn(3)
    expect(await add('https://calendar.example/0')).toMatchObject({ errorCode: 0 })
    expect(elsewhere.asked).toEqual(['/0', '/1', '/2', '/3'])
    leadOn(4)
    expect(await add('https://calendar.example/0')).toMatchObject({
      errorCode: 4,
      message: 'This address leads on too often.',
    })
  })

  test.each([
    ['http://calendar.example/plain.ics', 'Please enter the https address of a calendar.'],
    ['https://127.0.0.1/inside.ics', 'This address is not on the internet.'],
    ['https://metadata.google.internal/', 'This address is not on the internet.'],
    ['file:///etc/passwd', 'Please enter the https address of a calendar.'],
  ])('when it leads on to %s', async (location, message) => {
    const refused = await isRefused(message)
    elsewhere.answer = (response) => void response.writeHead(301, { location }).end()
    await refused()
  })

  test('when somebody asks for too many at once, until a while later', async () => {
    says([3, 6])
    for (let at = 0; at < 20; at += 1) await add('https://127.0.0.1/a.ics')
    expect(await add()).toMatchObject({ status: 429, errorCode: 7 })
    site.clock.now = new Date('2026-11-10T02:21:00Z')
    expect(await add()).toMatchObject({ errorCode: 0 })
  })
})

describe('while a site dawdles', () => {
  const atOnce = 4
  const soon = { timeout: 5000 }
  const ready = async (by: Client) => {
    const id = await newListing(by)
    return () => by.call(importCalendar, { params: { id }, body: { Url: calendarUrl } })
  }
  /** Who asks now gets no answer until it is opened. */
  const dawdle = () => {
    says([3, 6])
    const { answer } = elsewhere
    const { opened, open } = closedGate()
    elsewhere.answer = (response, path) => void opened.then(() => answer(response, path))
    return open
  }
  const asked = () => elsewhere.asked.length

  test('so many lenders wait, and one more is refused', async () => {
    const imports = []
    for (const each of await enterCrowd(site, atOnce + calendarsWaitingAtMost)) {
      imports.push(await ready(each))
    }
    const another = await ready(lender)
    const open = dawdle()
    await site.context.db.deleteFrom('allowance').execute()
    const taken = imports.map((begin) => begin())
    const counted = () => site.context.db.selectFrom('allowance').select('user_id').execute()
    await expect.poll(async () => (await counted()).length, soon).toBe(imports.length)
    await expect.poll(asked, soon).toBe(atOnce)
    expect(await another()).toMatchObject({ status: 429, errorCode: 7 })
    expect(asked()).toBe(atOnce)
    open()
    for (const answer of await Promise.all(taken)) expect(answer.errorCode).toBe(0)
    expect(await another()).toMatchObject({ errorCode: 0 })
  })

  test('a lender with many waits for the own ones, and nobody else does', async () => {
    const imports = []
    for (let more = 0; more < atOnce + 1; more += 1) imports.push(await ready(lender))
    const other = await ready(renter)
    const open = dawdle()
    const taken = imports.map((begin) => begin())
    await expect.poll(asked, soon).toBe(1)
    says([3, 6])
    expect(await other()).toMatchObject({ errorCode: 0 })
    expect(asked()).toBe(2)
    open()
    for (const answer of await Promise.all(taken)) expect(answer.errorCode).toBe(0)
  })
})

describe('with a network of its own', () => {
  const importWith = async (calendars: CalendarSource) => {
    const inside = await openTestApp({ calendars })
    const owner = await newUser(inside)
    const id = await newListing(owner)
    const answer = await owner.call(importCalendar, {
      params: { id },
      body: { Url: calendarUrl },
    })
    await inside.close()
    return answer
  }

  test('a name of the internet that stands for a private address is refused, and never asked', async () => {
    const lookup = publicLookup(answering('127.0.0.1'))
    expect(await importWith(openCalendarSource({ lookup, ...elsewhere.network }))).toMatchObject({
      errorCode: 4,
      message: 'This address is not on the internet.',
    })
    expect(elsewhere.asked).toEqual([])
  })

  test('a calendar that does not come in time is refused, however it dawdles', async () => {
    const inTime = openCalendarSource({ lookup: here, ...elsewhere.network }, 500)
    const late = { errorCode: 4, message: 'This calendar did not arrive in time.' }
    elsewhere.answer = () => undefined
    expect(await importWith(inTime)).toMatchObject(late)
    elsewhere.answer = (response) => {
      response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
      const drip = setInterval(() => response.write('X-COMMENT:more\r\n'), 50)
      response.once('close', () => clearInterval(drip))
    }
    expect(await importWith(inTime)).toMatchObject(late)
  })

  test('a site that nobody can vouch for is not believed', async () => {
    const { port } = elsewhere.network
    says([3, 6])
    expect(await importWith(openCalendarSource({ lookup: here, port }))).toMatchObject({
      errorCode: 4,
      message: 'This calendar cannot be reached.',
    })
  })
})
