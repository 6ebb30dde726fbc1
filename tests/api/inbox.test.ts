import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getInbox, markRead, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { openChatWorld } from '#tests/fixtures/chat-world.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, requestedWeek } from '#tests/fixtures/people.ts'

let world: Awaited<ReturnType<typeof openChatWorld>>
let renter: Client & { userId: number }
let listingId: number
beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ renter, listingId } = await world.begin())
})

describe('the inbox', () => {
  test('says of each conversation how its newest reservation stands', async () => {
    await world.ask()
    const [before] = await renter.get(getInbox)
    expect(before?.Reservation).toBeNull()
    const first = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const params = { id: first.Id }
    await renter.get(moveReservation, { params, body: { Status: 'cancelled' } })
    const second = await renter.get(createReservation, { body: requestedWeek(listingId, 5) })
    const [entry] = await renter.get(getInbox)
    expect(entry?.Reservation).toMatchObject({ Id: second.Id, Status: 'requested' })
    expect(entry?.lastMessage).toMatchObject({ ReservationId: second.Id, MsgTypeId: 1 })
  })

  test('answers for one conversation alone, and not for that of others', async () => {
    const { ChatId } = (await world.ask()).resObj
    const second = await newListing(world.lender)
    await renter.get(sendAsRenter, { body: { RentId: second, Msg: 'And this one?' } })
    const one = await renter.get(getInbox, { query: { ChatId } })
    expect(one.map(({ chat }) => chat.Id)).toEqual([ChatId])
    expect(await world.stranger.get(getInbox, { query: { ChatId } })).toEqual([])
  })

  test('has the newest conversation first, with the other one and what is unread', async () => {
    const { resObj } = await world.ask()
    await world.ask('Hello?')
    const second = await newListing(world.lender)
    await renter.get(sendAsRenter, { body: { RentId: second, Msg: 'And this one?' } })
    await world.reply(resObj.ChatId, 'Sorry, yes')
    const mine = await renter.get(getInbox)
    expect(mine).toMatchObject([
      { rentObj: { Id: listingId }, lastMessage: { Msg: 'Sorry, yes' }, unread: 1 },
      { rentObj: { Id: second }, lastMessage: { Msg: 'And this one?' }, unread: 0 },
    ])
    expect(mine.map(({ peerUser }) => peerUser.FirstName)).toEqual(['Lena', 'Lena'])
    const [atSecond, atFirst] = await world.lender.get(getInbox)
    expect(atSecond).toMatchObject({ lastMessage: { Msg: 'Sorry, yes' }, unread: 2 })
    expect(atFirst).toMatchObject({ peerUser: { Id: renter.userId }, unread: 1 })
  })

  test('counts what comes after what each of the two has read', async () => {
    const { ChatId, Id } = (await world.ask()).resObj
    const { resObj: answer } = await world.reply(ChatId, 'Yes')
    await world.ask('And a cat?')
    const unread = async () =>
      Promise.all(
        [renter, world.lender].map(async (reader) => {
          const [entry] = await reader.get(getInbox, { query: { ChatId } })
          return entry?.unread
        }),
      )
    const params = { id: ChatId }
    expect(await unread()).toEqual([1, 2])
    await world.lender.call(markRead, { params, body: { upToId: Id } })
    expect(await unread()).toEqual([1, 1])
    await renter.call(markRead, { params, body: { upToId: answer.Id } })
    expect(await unread()).toEqual([0, 1])
  })

  test('of somebody who never wrote is empty', async () => {
    expect(await renter.get(getInbox)).toEqual([])
  })
})
