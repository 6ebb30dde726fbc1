import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCalendar } from '#contract/endpoints/calendar.ts'
import { openCalendarSource, type CalendarSource } from '#server/calendar/calendar-source.ts'
import { publicLookup } from '#server/public-lookup.ts'
import { answering, here } from '#tests/fixtures/answering-names.ts'
import { calendarOf, calendarUrl, eventOf } from '#tests/fixtures/calendar-site.ts'
import { day, openCalendarWorld, wholeDays } from '#tests/fixtures/calendar-world.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp } from '#tests/fixtures/test-app.ts'

let world: Awaited<ReturnType<typeof openCalendarWorld>>
beforeAll(async () => {
  world = await openCalendarWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

describe('a calendar is refused, and what is imported stays,', () => {
  const isRefused = async (message: string, url = 'https://calendar.example/new.ics') => {
    world.says([3, 6])
    await world.add()
    const before = await world.read()
    return async () => {
      expect(await world.add(url)).toMatchObject({
        status: 422,
        errorCode: 4,
        message,
        errors: [{ path: 'Url', message }],
      })
      expect(await world.read()).toEqual(before)
      expect(await world.booked()).toEqual([wholeDays(3, 6)])
    }
  }

  test.each([
    ['http', 'http://calendar.example/new.ics'],
    ['a file', 'file:///etc/passwd'],
    ['words', 'my calendar'],
  ])('at %s', async (_what, url) => {
    const refused = await isRefused('Please enter the https address of a calendar.', url)
    await refused()
    expect(world.elsewhere.asked).toHaveLength(1)
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
    world.elsewhere.says(calendarOf(comment, eventOf(day(3), day(6))))
    await refused()
  })

  test('when it never ends', async () => {
    const refused = await isRefused('This calendar is too large. Maximum 1 MB.')
    world.elsewhere.answer = (response) => {
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
    world.elsewhere.says(text)
    await refused()
  })

  test('when it has more dates than can be kept', async () => {
    const refused = await isRefused('This calendar has too many dates.')
    const hour = [`${day(3)}T100000Z`, `${day(3)}T101500Z`] as const
    world.elsewhere.says(calendarOf(eventOf(...hour, 'RRULE:FREQ=HOURLY;COUNT=2001')))
    await refused()
  })

  test.each([
    [404, 'There is no calendar at this address.'],
    [401, 'There is no calendar at this address.'],
    [503, 'This calendar cannot be reached.'],
  ])('when the site answers %i', async (status, message) => {
    const refused = await isRefused(message)
    world.elsewhere.answer = (response) => void response.writeHead(status).end('Sorry')
    await refused()
  })

  test('when the connection breaks', async () => {
    const refused = await isRefused('This calendar cannot be reached.')
    world.elsewhere.answer = (response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('BEGIN:VCALENDAR\r\n')
      setImmediate(() => response.destroy())
    }
    await refused()
  })

  test('when it leads on for ever, but not when it leads on three times', async () => {
    world.says([3, 6])
    const here = world.elsewhere.answer
    const leadOn = (most: number) => {
      world.elsewhere.answer = (response, path) => {
        const step = Number(path.slice(1)) || 0
        if (step === most) return here(response, path)
        response.writeHead(302, { location: `/${step + 1}` }).end()
      }
    }
    leadOn(3)
    expect(await world.add('https://calendar.example/0')).toMatchObject({ errorCode: 0 })
    expect(world.elsewhere.asked).toEqual(['/0', '/1', '/2', '/3'])
    leadOn(4)
    expect(await world.add('https://calendar.example/0')).toMatchObject({
      errorCode: 4,
      message: 'This address redirects too often.',
    })
  })

  test.each([
    ['http://calendar.example/plain.ics', 'Please enter the https address of a calendar.'],
    ['https://127.0.0.1/inside.ics', 'This address is not on the internet.'],
    ['https://metadata.google.internal/', 'This address is not on the internet.'],
    ['file:///etc/passwd', 'Please enter the https address of a calendar.'],
  ])('when it leads on to %s', async (location, message) => {
    const refused = await isRefused(message)
    world.elsewhere.answer = (response) => void response.writeHead(301, { location }).end()
    await refused()
  })

  test('when somebody asks for too many at once, until a while later', async () => {
    world.says([3, 6])
    for (let at = 0; at < 20; at += 1) await world.add('https://127.0.0.1/a.ics')
    expect(await world.add()).toMatchObject({ status: 429, errorCode: 7 })
    world.site.clock.now = new Date('2026-11-10T02:21:00Z')
    expect(await world.add()).toMatchObject({ errorCode: 0 })
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
    expect(
      await importWith(openCalendarSource({ lookup, ...world.elsewhere.network })),
    ).toMatchObject({
      errorCode: 4,
      message: 'This address is not on the internet.',
    })
    expect(world.elsewhere.asked).toEqual([])
  })

  test('a calendar that does not come in time is refused, however it dawdles', async () => {
    const inTime = openCalendarSource({ lookup: here, ...world.elsewhere.network }, 500)
    const late = { errorCode: 4, message: 'This calendar did not arrive in time.' }
    world.elsewhere.answer = () => undefined
    expect(await importWith(inTime)).toMatchObject(late)
    world.elsewhere.answer = (response) => {
      response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
      const drip = setInterval(() => response.write('X-COMMENT:more\r\n'), 50)
      response.once('close', () => clearInterval(drip))
    }
    expect(await importWith(inTime)).toMatchObject(late)
  })

  test('a site that nobody can vouch for is not believed', async () => {
    const { port } = world.elsewhere.network
    world.says([3, 6])
    expect(await importWith(openCalendarSource({ lookup: here, port }))).toMatchObject({
      errorCode: 4,
      message: 'This calendar cannot be reached.',
    })
  })
})
