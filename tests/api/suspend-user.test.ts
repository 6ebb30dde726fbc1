import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  getConversationAsRenter,
  getInbox,
  sendAsHost,
  sendAsRenter,
} from '#contract/endpoints/chat.ts'
import { events } from '#contract/endpoints/events.ts'
import { getListingsOfUser, searchInBox, setListingActive } from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getOwnReservations,
  getReservation,
  getUserReviews,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { getPublicUser, login, register } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { openSession } from '#server/services/sessions.ts'
import { restoreUser, suspendUser } from '#server/services/suspend-user.ts'
import { putBackListing, takeDownListing } from '#server/services/take-down.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { openEventStream } from '#tests/fixtures/event-stream.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser, password, requestedWeek } from '#tests/fixtures/people.ts'
import { openConnection } from '#tests/fixtures/raw-connection.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { countWaiting } from '#tests/fixtures/while-under-way.ts'

type Person = Client & { userId: number }

const bangkokBox = { south: 13, west: 100, north: 14, east: 101, typeIds: '0,1,2,3' }

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let site: TestApp
  let lender: Person
  let renter: Person
  let listingId: number
  let email: string
  let people = 0
  beforeAll(async () => {
    site = await openTestApp({ kind })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    people += 1
    email = `lender${people}@mail.example`
    lender = await newUser(site, { email, firstName: 'Lena', about: 'I lend.' })
    renter = await newUser(site, { firstName: 'Rena' })
    listingId = await newListing(lender)
  })

  const suspend = (person: Person, ofStays: 'keep' | 'cancel' = 'keep') =>
    suspendUser(site.context, person.userId, ofStays)
  const restore = (person: Person) => restoreUser(site.context, person.userId)
  const logIn = (typed = password) =>
    new Client(site.app).call(login, { body: { email, password: typed } })
  const shownOf = async (person: Person) =>
    (await renter.get(getListingsOfUser, { params: { id: person.userId } })).map(({ Id }) => Id)
  const statusOf = async (by: Person, id: number) =>
    (await by.get(getReservation, { params: { id } })).Status
  const sent = async () => {
    const server = await startMailServer()
    onTestFinished(() => server.close())
    await sendDueMails(mailerOf(site.context, server.port).mailer, new AbortController().signal)
    return server.received
  }
  const subjectTo = ({ to, subject }: Email) => `${to?.[0]?.name}: ${subject}`
  const isFound = async () => {
    const found = await renter.get(searchInBox, { params: bangkokBox })
    return found.some(({ Id }) => Id === listingId)
  }

  test('a suspended user is out at once, on all devices, and knows why by the password alone', async () => {
    const phone = await enter(site, lender.userId)
    const stream = await openEventStream(site.app, phone)
    expect(await suspend(lender)).toMatchObject({ wasSuspended: false, listingsTakenDown: 1 })
    const heard = []
    for (let event = await stream.next(); event; event = await stream.next()) heard.push(event.name)
    expect(heard.at(-1)).toBe('session')
    for (const device of [lender, phone]) {
      expect((await device.call(getSession)).resObj).toBeNull()
    }
    expect(await logIn()).toMatchObject({
      status: 409,
      errorCode: 12,
      message: 'This account is suspended. Please ask those who run this site.',
    })
    expect(await logIn('not this one')).toMatchObject({
      status: 401,
      errorCode: 50,
      message: 'Login or password is incorrect',
    })
    expect(await new Client(site.app).call(register, { body: { email, password } })).toMatchObject({
      errorCode: 100,
    })
    await expect(openSession(site.context, lender.userId)).rejects.toThrow('Please log in.')
  })

  test('the stream of a suspended user is ended and not cut off, whatever else ends with it', async () => {
    await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const { port } = site.app.server.address() as { port: number }
    const stream = await openConnection(port)
    const cookie = [...lender.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    stream.write(`GET /${events.path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`)
    await stream.until(/retry/)
    expect(await suspend(lender)).toMatchObject({ requestsEnded: 1 })
    expect(await stream.ended).toMatch(/event: session\ndata: .*\n\n\r\n0\r\n\r\n$/)
  })

  test('the right password of a suspended user is no try', async () => {
    await suspend(lender)
    const { atOnce } = tryLimits['login-account']
    for (let at = 0; at <= atOnce; at += 1) expect((await logIn()).errorCode).toBe(12)
  })

  test('listings leave with their lender and come back, but those that were inactive before', async () => {
    const inactive = await newListing(lender)
    await lender.get(setListingActive, { params: { id: inactive, active: 0 } })
    expect(await isFound()).toBe(true)
    await suspend(lender)
    expect(await isFound()).toBe(false)
    expect(await shownOf(lender)).toEqual([])
    expect(await renter.call(createReservation, { body: days(listingId, 1, 3) })).toMatchObject({
      errorCode: 6,
      message: 'This listing is not currently active.',
    })
    expect(await restore(lender)).toEqual({ wasSuspended: true, listingsPutBack: 1 })
    expect(await isFound()).toBe(true)
    expect(await shownOf(lender)).toEqual([listingId])
    expect(await logIn()).toMatchObject({ errorCode: 0 })
  })

  test('requests end on both sides, and the others are told by mail', async () => {
    const othersId = await newListing(renter)
    const asked = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const asking = await lender.get(createReservation, { body: requestedWeek(othersId, 1) })
    await site.context.db.deleteFrom('mail').execute()
    expect(await suspend(lender)).toMatchObject({ requestsEnded: 2 })
    expect(await statusOf(renter, asked.Id)).toBe('declined')
    expect(await statusOf(renter, asking.Id)).toBe('cancelled')
    const mails = await site.context.db.selectFrom('mail').select('recipient_id').execute()
    expect(mails).toEqual([{ recipient_id: renter.userId }, { recipient_id: renter.userId }])
    const again = days(listingId, 1, 3)
    await restore(lender)
    expect(await renter.call(createReservation, { body: again })).toMatchObject({ errorCode: 0 })
  })

  test('a stay that is not over goes on until somebody cancels it', async () => {
    const kept = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { staysLeft, staysCancelled } = await suspend(lender)
    expect(staysLeft).toMatchObject([{ id: kept.Id }])
    expect(staysCancelled).toBe(0)
    expect(await statusOf(renter, kept.Id)).toBe('confirmed')
    await renter.get(moveReservation, { params: { id: kept.Id }, body: { Status: 'cancelled' } })
    expect(await statusOf(renter, kept.Id)).toBe('cancelled')
  })

  test('stays that are not over are cancelled when that is wanted, on both sides', async () => {
    const othersId = await newListing(renter)
    const lent = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const rented = await lender.get(createReservation, { body: days(othersId, 1, 3) })
    expect(await suspend(lender)).toMatchObject({ wasSuspended: false })
    expect(await suspend(lender, 'cancel')).toMatchObject({
      wasSuspended: true,
      staysCancelled: 2,
      staysLeft: [],
    })
    for (const { Id } of [lent, rented]) expect(await statusOf(renter, Id)).toBe('cancelled')
    const other = await newUser(site)
    expect(await other.call(createReservation, { body: days(othersId, 1, 3) })).toMatchObject({
      errorCode: 0,
    })
  })

  test('both sides get a mail of a stay that is cancelled for them, true for each', async () => {
    const othersId = await newListing(renter)
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    await lender.get(createReservation, { body: days(othersId, 1, 3) })
    await site.context.db.deleteFrom('mail').execute()
    await suspend(lender, 'cancel')
    const mails = await sent()
    expect(mails.map(subjectTo).toSorted()).toEqual([
      'Lena: The reservation was cancelled: Condo near the river',
      'Lena: The reservation was cancelled: Condo near the river',
      'Rena: Lena has cancelled the reservation: Condo near the river',
      'Rena: Lena has cancelled your reservation: Condo near the river',
    ])
    expect(mails.find(({ to }) => to?.[0]?.name === 'Lena')?.text).toContain(
      'Those who run staylend.example have cancelled this reservation.',
    )
  })

  test('a suspended user who wants no mails of cancelled stays gets none', async () => {
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    await site.context.db.deleteFrom('mail').execute()
    await site.context.db
      .updateTable('app_user')
      .set({ mails_off: ['cancelled-by-renter'] })
      .where('id', '=', lender.userId)
      .execute()
    await suspend(lender, 'cancel')
    expect((await sent()).map(subjectTo)).toEqual([
      'Rena: Lena has cancelled your reservation: Condo near the river',
    ])
  })

  test('nobody writes to a suspended user, and their page says nothing of theirs', async () => {
    const begun = { RentId: listingId, Msg: 'Is it quiet?' }
    const { ChatId } = await renter.get(sendAsRenter, { body: begun })
    const stranger = await newUser(site)
    await suspend(lender)
    const refused = {
      status: 409,
      errorCode: 12,
      message: 'Nobody can write to this person at the moment.',
    }
    expect(await renter.call(sendAsRenter, { body: begun })).toMatchObject(refused)
    expect(await stranger.call(sendAsRenter, { body: begun })).toMatchObject(refused)
    const page = { params: { id: lender.userId } }
    expect(await renter.get(getPublicUser, page)).toMatchObject({ FirstName: 'Lena', About: '' })
    await restore(lender)
    expect(await renter.get(getPublicUser, page)).toMatchObject({ About: 'I lend.' })
    await suspend(renter)
    const back = await enter(site, lender.userId)
    expect(await back.call(sendAsHost, { body: { ChatId, Msg: 'Very.' } })).toMatchObject(refused)
  })

  test('what they say of themselves is shown nowhere until they are back', async () => {
    const picture = '/media/lena.webp'
    const { db } = site.context
    await db
      .updateTable('app_user')
      .set({ profile_image: picture })
      .where('id', '=', lender.userId)
      .execute()
    const body = days(listingId, 1, 3)
    const { Id } = await renter.get(createReservation, { body })
    await db
      .insertInto('review')
      .values({
        listing_id: listingId,
        reservation_id: Id,
        side: 'lender',
        author_id: lender.userId,
        subject_id: renter.userId,
        stars_user: 5,
        text_user: 'Tidy.',
        created_on: site.clock.now,
      })
      .execute()
    const places = {
      page: () => renter.get(getPublicUser, { params: { id: lender.userId } }),
      reservation: () => renter.get(getReservation, { params: { id: Id } }),
      reservations: () => renter.get(getOwnReservations),
      conversation: () => renter.get(getConversationAsRenter, { params: { id: listingId } }),
      inbox: () => renter.get(getInbox),
      reviews: () => renter.get(getUserReviews, { params: { id: renter.userId } }),
    }
    const shownIn = async () => {
      const shown: string[] = []
      for (const [place, read] of Object.entries(places)) {
        const text = JSON.stringify(await read())
        if (text.includes(picture) || text.includes('I lend.')) shown.push(place)
      }
      return shown
    }
    expect(await shownIn()).toEqual(Object.keys(places))
    await suspend(lender)
    expect(await shownIn()).toEqual([])
    await restore(lender)
    expect(await shownIn()).toEqual(Object.keys(places))
  })

  describe('a listing that the operator has taken down', () => {
    test('stays inactive, whatever its lender does, until it is put back', async () => {
      await takeDownListing(site.context, listingId)
      expect(await isFound()).toBe(false)
      const activate = { params: { id: listingId, active: 1 } }
      expect(await lender.call(setListingActive, activate)).toMatchObject({
        status: 409,
        errorCode: 12,
        message: 'This listing was taken down by those who run this site.',
      })
      await lender.get(setListingActive, { params: { id: listingId, active: 0 } })
      expect(await lender.call(setListingActive, activate)).toMatchObject({ errorCode: 12 })
      expect(await putBackListing(site.context, listingId)).toBeNull()
      expect(await isFound()).toBe(true)
      await lender.get(setListingActive, { params: { id: listingId, active: 0 } })
      expect(await lender.call(setListingActive, activate)).toMatchObject({ errorCode: 0 })
    })

    test('keeps its requests, as when its lender takes it down', async () => {
      const asked = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
      await takeDownListing(site.context, listingId)
      const confirm = { params: { id: asked.Id }, body: { Status: 'confirmed' as const } }
      expect(await lender.call(moveReservation, confirm)).toMatchObject({ errorCode: 0 })
    })

    test('does not come back with its lender, nor without', async () => {
      await suspend(lender)
      expect(await putBackListing(site.context, listingId)).toBe('lender-suspended')
      await takeDownListing(site.context, listingId)
      expect(await restore(lender)).toMatchObject({ listingsPutBack: 0 })
      expect(await isFound()).toBe(false)
    })
  })

  if (kind === 'postgres') {
    /** What comes while the suspension waits for its turn. */
    const whileSuspending = async <Answer>(come: () => Promise<Answer>): Promise<Answer> => {
      const { coming, suspending } = await site.context.db.transaction().execute(async (trx) => {
        await lockListing(trx, listingId)
        const suspending = suspend(lender)
        await expect.poll(() => countWaiting(site.context.db)).toBe(1)
        const coming = come()
        await expect.poll(() => countWaiting(site.context.db)).toBe(2)
        return { coming, suspending }
      })
      await suspending
      return coming
    }

    test('whoever was about to activate a listing while suspended finds themselves logged out', async () => {
      await lender.get(setListingActive, { params: { id: listingId, active: 0 } })
      const activated = await whileSuspending(() =>
        lender.call(setListingActive, { params: { id: listingId, active: 1 } }),
      )
      expect(activated).toMatchObject({ status: 401, errorCode: 1 })
      expect(await isFound()).toBe(false)
    })

    test('a stay that a lender was about to cancel while suspended goes on', async () => {
      const { Id: id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
      const cancelled = await whileSuspending(() =>
        lender.call(moveReservation, { params: { id }, body: { Status: 'cancelled' } }),
      )
      expect(cancelled).toMatchObject({ status: 401, errorCode: 1 })
      expect(await statusOf(renter, id)).toBe('confirmed')
    })
  }
})
