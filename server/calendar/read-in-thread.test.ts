import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#tests/fixtures/calendar-site.ts'
import { answerOf, readInThread } from './read-in-thread.ts'

const span = {
  zone: 'Asia/Bangkok',
  from: new Date('2026-11-10T02:20:00Z'),
  to: new Date('2030-12-31T17:00:00Z'),
  owner: { listingId: 3, mark: 'c0ffee' },
}

test('a thread of its own reads a calendar', async () => {
  const text = calendarOf(eventOf('20261203', '20261206'))
  expect(await readInThread(text, span)).toEqual([
    { from: new Date('2026-12-02T17:00:00Z'), to: new Date('2026-12-05T17:00:00Z') },
  ])
})

test('what is no calendar there is none outside either', async () => {
  await expect(readInThread('<!doctype html>', span)).rejects.toMatchObject({
    fault: 'no-calendar',
  })
})

test('a rule that looks for its next moment for ever ends in time', async () => {
  const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=11'
  const text = calendarOf(eventOf('20261203T100000Z', '20261203T100001Z', rule))
  await expect(readInThread(text, span, 1000)).rejects.toMatchObject({ fault: 'too-many' })
})

test('what wants more memory than there is for it has too many dates', async () => {
  const thread = new Worker('const dates = []; for (;;) dates.push(new Date())', {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  })
  await expect(answerOf(thread)).rejects.toMatchObject({ fault: 'too-many' })
})

test('a thread that cannot be loaded is no fault of the calendar', async () => {
  const thread = new Worker(new URL('./of-another-build.js', import.meta.url))
  await expect(answerOf(thread)).rejects.toThrow('of-another-build.js')
})
