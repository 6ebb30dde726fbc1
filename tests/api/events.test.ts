import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { markRead, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { events } from '#contract/endpoints/events.ts'
import {
  createListing,
  deleteListing,
  editListing,
  setListingActive,
  setListingPlace,
  setPictureOrder,
} from '#contract/endpoints/rent.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { logout } from '#contract/endpoints/session.ts'
import { putBackListing, takeDownListing } from '#server/services/take-down.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { openEventStream, type EventStream } from '#tests/fixtures/event-stream.ts'
import { bangkok, listingForm, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let renter: Person
beforeAll(async () => {
  site = await openTestApp()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())

const streamOf = (person: Client) => openEventStream(site.app, person)
const nextTwo = async (stream: EventStream) => [await stream.next(), await stream.next()]

describe('the stream of events', () => {
  test('tells both sides of each change of a reservation, with ids alone', async () => {
    const listingId = await newListing(lender)
    const streams = await Promise.all([streamOf(lender), streamOf(renter)])
    const { Id: id } = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const told = [
      { name: 'reservation', data: { id } },
      { name: 'chat', data: { id: expect.any(Number) } },
    ]
    for (const stream of streams) expect(await nextTwo(stream)).toEqual(told)
    await lender.get(moveReservation, { params: { id }, body: { Status: 'confirmed' } })
    for (const stream of streams) expect(await nextTwo(stream)).toEqual(told)
    for (const stream of streams) stream.close()
  })

  test('tells both of each message, and once of what one of them has read', async () => {
    const listingId = await newListing(lender)
    const streams = await Promise.all([streamOf(lender), streamOf(renter)])
    const { ChatId, Id } = await renter.get(sendAsRenter, {
      body: { RentId: listingId, Msg: 'Is there a desk?' },
    })
    const told = { name: 'chat', data: { id: ChatId } }
    for (const stream of streams) expect(await stream.next()).toEqual(told)
    await lender.get(sendAsHost, { body: { ChatId, Msg: 'Yes' } })
    for (const stream of streams) expect(await stream.next()).toEqual(told)
    const mark = { params: { id: ChatId }, body: { upToId: Id } }
    await lender.get(markRead, mark)
    const read = { name: 'read', data: { id: ChatId, readerId: lender.userId, upToId: Id } }
    for (const stream of streams) expect(await stream.next()).toEqual(read)
    await lender.get(markRead, mark)
    await lender.get(sendAsHost, { body: { ChatId, Msg: 'A large one' } })
    for (const stream of streams) expect(await stream.next()).toEqual(told)
    for (const stream of streams) stream.close()
  })

  test('tells each device of a lender, and nobody else, of each change of a listing', async () => {
    const phone = await enter(site, lender.userId)
    const [others, ...own] = await Promise.all([renter, lender, phone].map(streamOf))
    const areTold = async (id: number) => {
      for (const stream of own) {
        expect(await stream.next()).toEqual({ name: 'listing', data: { id } })
      }
    }
    const { Id: id } = await lender.get(createListing, { body: listingForm() })
    await areTold(id)
    const params = { id }
    for (const change of [
      () => lender.get(setListingPlace, { params, body: bangkok }),
      () => lender.get(setListingActive, { params: { id, active: 1 } }),
      () => lender.get(editListing, { params, body: listingForm({ Zip: '10110' }) }),
      () => lender.get(setPictureOrder, { params, body: { images: [] } }),
      () => takeDownListing(site.context, id),
      () => putBackListing(site.context, id),
      () => lender.get(deleteListing, { params }),
    ]) {
      await change()
      await areTold(id)
    }
    await lender.get(deleteListing, { params })
    const refused = { params, body: listingForm() }
    expect(await lender.call(editListing, refused)).toMatchObject({ errorCode: 3 })
    const { Id: next } = await lender.get(createListing, { body: listingForm() })
    await areTold(next)
    const { Id: theirs } = await renter.get(createListing, { body: listingForm() })
    expect(await others?.next()).toEqual({ name: 'listing', data: { id: theirs } })
    for (const stream of [...own, others]) stream?.close()
  })

  test('tells nothing to others, and nothing of what was refused', async () => {
    const stranger = await newUser(site)
    const [own, others] = await Promise.all([streamOf(renter), streamOf(stranger)])
    const listingId = await newListing(lender)
    const body = requestedWeek(listingId, 1)
    const { Id: id } = await renter.get(createReservation, { body })
    expect(await stranger.call(createReservation, { body })).toMatchObject({ errorCode: 5 })
    const elsewhere = await newListing(lender)
    const { Id: later } = await stranger.get(createReservation, {
      body: requestedWeek(elsewhere, 1),
    })
    expect((await nextTwo(own))[0]).toEqual({ name: 'reservation', data: { id } })
    expect((await nextTwo(others))[0]).toEqual({ name: 'reservation', data: { id: later } })
    own.close()
    others.close()
  })

  test('tells who is not logged in not to come back', async () => {
    const response = await new Client(site.app).send({ method: 'GET', url: `/${events.path}` })
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
  })

  test('opens for nobody who asks for its head alone', async () => {
    const subscribe = vi.fn(() => () => undefined)
    const app = await buildTestApp(site.context, { events: { subscribe } })
    onTestFinished(() => app.close())
    const url = `/${events.path}`
    const cookies = Object.fromEntries(renter.cookies)
    expect((await app.inject({ method: 'HEAD', url, cookies })).statusCode).toBe(404)
    expect(subscribe).not.toHaveBeenCalled()
  })

  test('ends once the session is over, and no other does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const other = await openTestApp()
    onTestFinished(() => other.close())
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const [leaving, idle, staying, asking] = [
      await newUser(other),
      await newUser(other),
      await newUser(other),
      await newUser(other),
    ]
    const ending = await openEventStream(other.app, leaving)
    const runningOut = await openEventStream(other.app, idle)
    const RentId = await newListing(staying)
    const lasting = await openEventStream(other.app, staying)
    await leaving.call(logout)
    await other.context.db
      .updateTable('session')
      .set({ expires_at: other.clock.now })
      .where('user_id', '=', idle.userId)
      .execute()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await ending.next()).toBeNull()
    expect(await runningOut.next()).toBeNull()
    const { ChatId } = await asking.get(sendAsRenter, { body: { RentId, Msg: 'Is it free?' } })
    expect(await lasting.next()).toEqual({ name: 'chat', data: { id: ChatId } })
    lasting.close()
  })

  test('ends with the server, which does not wait for it', async () => {
    const other = await openTestApp()
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await openEventStream(other.app, await newUser(other))
    await other.close()
    expect(await stream.next()).toBeNull()
  })

  test('ends at once for who is let in while the server stops', async () => {
    const other = await openTestApp()
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await newUser(other)
    const { opened, open } = closedGate()
    const held = other.context.db.transaction().execute(() => opened)
    const arrived = once(other.app.server, 'request')
    const opening = openEventStream(other.app, person)
    await arrived
    const closing = other.close()
    await expect.poll(() => other.app.server.listening).toBe(false)
    open()
    await held
    expect(await (await opening).next()).toBeNull()
    await closing
  })
})
