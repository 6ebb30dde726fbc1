import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import {
  getCalendars,
  importCalendar,
  refreshImportedCalendar,
} from '#contract/endpoints/calendar.ts'
import { getBookedRanges } from '#contract/endpoints/reserve.ts'
import { openCalendarSource } from '#server/calendar/calendar-source.ts'
import { refreshDueCalendars } from '#server/services/refresh-calendars.ts'
import { here } from '#tests/fixtures/answering-names.ts'
import {
  calendarOf,
  calendarUrl,
  eventOf,
  startCalendarSite,
} from '#tests/fixtures/calendar-site.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type CalendarSite = Awaited<ReturnType<typeof startCalendarSite>>
type Answer = CalendarSite['answer']

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let elsewhere: CalendarSite
  let site: TestApp
  let lender: Client
  let params: { id: number }
  beforeAll(async () => {
    elsewhere = await startCalendarSite()
    const calendars = openCalendarSource({ lookup: here, ...elsewhere.network })
    site = await openTestApp({ kind, calendars })
  })
  afterAll(async () => {
    await elsewhere.close()
    await site.close()
  })
  beforeEach(async () => {
    await site.context.db.deleteFrom('calendar_import').execute()
    site.clock.now = november
    lender = await newUser(site)
    params = { id: await newListing(lender) }
    elsewhere.answer = withDay(3)
    await lender.get(importCalendar, { params, body: { Url: calendarUrl } })
  })

  const withDay =
    (day: number): Answer =>
    (response) =>
      void response.writeHead(200).end(calendarOf(eventOf(`2026120${day}`, `2026120${day + 1}`)))
  const failing: Answer = (response) => void response.writeHead(503).end()
  const round = () =>
    refreshDueCalendars(site.context, new AbortController().signal, (error) => {
      throw error
    })
  const refresh = () => lender.get(refreshImportedCalendar, { params })
  const read = async () => (await lender.get(getCalendars, { params })).Import
  const bookedDays = async () =>
    (await lender.get(getBookedRanges, { params })).map(({ DTTO }) => DTTO.slice(8, 10))

  /** A round asks for the calendar, and a minute later its lender does.
   *  @returns what has the site answer the one and the other */
  async function askTwice(answers: { toRound: Answer; toLender: Answer }) {
    site.wait(30 * minuteMs)
    const answerRound = await ask(answers.toRound, round)
    site.wait(minuteMs)
    const answerLender = await ask(answers.toLender, refresh)
    return { answerRound, answerLender }
  }

  async function ask(answer: Answer, begin: () => Promise<unknown>) {
    const gate = closedGate()
    elsewhere.answer = (response, path) => void gate.opened.then(() => answer(response, path))
    const before = elsewhere.asked.length
    const reading = begin()
    await expect.poll(() => elsewhere.asked.length).toBe(before + 1)
    return async () => {
      gate.open()
      await reading
    }
  }

  test('of two readings at once the one that began later counts, whichever ends first', async () => {
    const late = await askTwice({ toRound: withDay(5), toLender: withDay(6) })
    await late.answerLender()
    await late.answerRound()
    expect(await bookedDays()).toEqual(['06'])
    const inTime = await askTwice({ toRound: withDay(7), toLender: withDay(8) })
    await inTime.answerRound()
    await inTime.answerLender()
    expect(await bookedDays()).toEqual(['08'])
  })

  test('the fault of one that began earlier is not told, and puts nothing off', async () => {
    await site.context.db.updateTable('calendar_import').set({ tries: 9 }).execute()
    const { answerLender, answerRound } = await askTwice({
      toRound: failing,
      toLender: withDay(5),
    })
    await answerLender()
    await answerRound()
    expect(await read()).toMatchObject({ Fault: null, ReadOn: '2026-11-10T02:51:00Z' })
    elsewhere.answer = withDay(6)
    site.wait(30 * minuteMs)
    await round()
    expect(await bookedDays()).toEqual(['06'])
  })

  test('what was read before the clock was put back is no later reading', async () => {
    site.wait(-60 * minuteMs)
    elsewhere.answer = withDay(5)
    await refresh()
    expect(await bookedDays()).toEqual(['05'])
    site.wait(-60 * minuteMs)
    elsewhere.answer = failing
    await refresh()
    expect(await read()).toMatchObject({ Fault: 'away' })
  })
})
