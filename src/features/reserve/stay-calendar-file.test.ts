import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { decodeReservationView } from '#contract/codecs/reservation.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { belongsInCalendar, stayCalendarFile } from './stay-calendar-file.ts'

const url = 'https://staylend.example/reserve/view/12'
const active = wire.reservationView
  .filter(({ Status }) => Status === 'requested' || Status === 'confirmed')
  .map(decodeReservationView)
  .filter((each) => belongsInCalendar(each, each.madeOn))
  .map((each) => each as typeof each & { status: 'requested' | 'confirmed' })
const words = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 200 }),
  details: fc.array(fc.string({ unit: 'binary', maxLength: 90 })).map((lines) => lines.join('\n')),
})
const [example] = fc.sample(active, { seed: 3, numRuns: 1 })
const file = stayCalendarFile(
  {
    ...example!,
    id: 12,
    status: 'requested',
    from: new Date('2026-12-01T05:00:00Z'),
    to: new Date('2026-12-05T05:00:00Z'),
    madeOn: new Date('2026-11-10T02:20:00Z'),
    updatedOn: new Date('2026-11-10T02:21:05.900Z'),
    listing: { ...example!.listing, city: 'Bangkok', zip: '', place: { lat: 13.75, lng: 100.5 } },
  },
  { title: 'Loft; near Silom, 2 rooms', details: '4 days\nTHB 3,600.00', url },
)

function eventOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  return new ICAL.Event(component!)
}

const plain = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')

test('a calendar reads when the stay is, whose it is and where', () => {
  const event = eventOf(file)
  expect(event.uid).toBe('reservation-12@staylend.example')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-01T05:00:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-05T05:00:00Z'))
  expect(event.summary).toBe('Loft; near Silom, 2 rooms')
  expect(event.description).toBe('4 days\nTHB 3,600.00')
  expect(event.location).toBe('Bangkok')
  expect(event.sequence).toBe(65)
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event.component.getFirstPropertyValue('url')).toBe(url)
  expect(event.component.getFirstPropertyValue('geo')).toEqual([13.75, 100.5])
})

test('whatever is written into it comes back, in lines that are short enough', () => {
  fc.assert(
    fc.property(active, words, (reservation, { title, details }) => {
      const text = stayCalendarFile(reservation, { title, details, url })
      const event = eventOf(text)
      expect(event.summary).toBe(plain(title))
      expect(event.description).toBe(plain(details))
      expect(text).not.toMatch(/(?![\r\n])\p{Cc}/u)
      const lines = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...lines)).toBeLessThanOrEqual(75)
    }),
  )
})

test('a request belongs into no calendar when nobody has answered it in time', () => {
  const madeOn = new Date('2026-11-10T02:20:00Z')
  const to = new Date('2026-12-05T05:00:00Z')
  const request = { ...example!, status: 'requested', madeOn, to } as const
  const day = new Date('2026-11-11T02:20:00Z')
  expect(belongsInCalendar(request, new Date(day.getTime() - 1))).toBe(true)
  expect(belongsInCalendar(request, day)).toBe(false)
})
