import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getInbox, markRead } from '#contract/endpoints/chat.ts'
import {
  createReservation,
  getReservation,
  getReservationHistory,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import { blockUser, unblockUser } from '#contract/endpoints/user.ts'
import { openChatWorld } from '#tests/fixtures/chat-world.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newUser, requestedWeek } from '#tests/fixtures/people.ts'

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

describe('who has blocked the other', () => {
  const block = (by: Client, { userId: id }: Client) =>
    by.get(blockUser, { params: { id: id ?? 0 } })

  test('gets no more messages, and the other one is not told', async () => {
    const { ChatId } = (await world.ask('Hello')).resObj
    await block(world.lender, renter)
    const withheld = await world.ask('Are you there?')
    expect(withheld).toMatchObject({ errorCode: 0, resObj: { Msg: 'Are you there?' } })

    const own = (await world.readAsRenter()).resObj
    expect(own.messages.map(({ Msg }) => Msg)).toEqual(['Hello', 'Are you there?'])
    expect(own.IsBlocked).toBe(0)
    expect((await renter.get(getInbox))[0]).toMatchObject({
      lastMessage: { Msg: 'Are you there?' },
    })

    const atHost = (await world.readChat(ChatId, world.lender)).resObj
    expect(atHost.messages.map(({ Msg }) => Msg)).toEqual(['Hello'])
    expect(atHost.IsBlocked).toBe(1)
    const [entry] = await world.lender.get(getInbox, { query: { ChatId } })
    expect(entry).toMatchObject({ lastMessage: { Msg: 'Hello' }, unread: 1 })
  })

  test('is the renter as well as the host', async () => {
    const { ChatId } = (await world.ask('Hello')).resObj
    await block(renter, world.lender)
    expect(await world.reply(ChatId, 'Come here')).toMatchObject({ errorCode: 0 })
    expect((await world.readChat(ChatId, world.lender)).resObj).toMatchObject({
      messages: [{ Msg: 'Hello' }, { Msg: 'Come here' }],
      IsBlocked: 0,
    })
    const own = (await world.readAsRenter()).resObj
    expect(own.messages.map(({ Msg }) => Msg)).toEqual(['Hello'])
    expect(own.IsBlocked).toBe(1)
    expect(await world.ask('Go away')).toMatchObject({ errorCode: 12 })
  })

  test('is told before the first message as well, and nobody else is', async () => {
    await block(world.lender, renter)
    expect((await world.readAsRenter()).resObj.IsBlocked).toBe(0)
    await world.lender.get(unblockUser, { params: { id: renter.userId } })
    await block(renter, world.lender)
    expect((await world.readAsRenter()).resObj.IsBlocked).toBe(1)
  })

  test('marks nothing as read that they do not see, as if it were not there', async () => {
    const { ChatId } = (await world.ask('Hello')).resObj
    await block(world.lender, renter)
    const { Id: withheld } = (await world.ask('Are you there?')).resObj
    const mark = (upToId: number) =>
      world.lender.call(markRead, { params: { id: ChatId }, body: { upToId } })
    const marked = await mark(withheld)
    expect(marked).toMatchObject({ status: 404, errorCode: 3 })
    expect(marked).toEqual(await mark(999_999))
    const { messages } = (await world.readAsRenter()).resObj
    expect(messages.map(({ IsRead }) => IsRead)).toEqual([0, 0])
  })

  test('cannot write either, until the block is taken back', async () => {
    const { ChatId } = (await world.ask('Hello')).resObj
    await block(world.lender, renter)
    const refused = { errorCode: 12, message: 'You have blocked this person.' }
    expect(await world.reply(ChatId)).toMatchObject(refused)
    await world.ask('Lost')
    await world.lender.get(unblockUser, { params: { id: renter.userId } })
    expect(await world.reply(ChatId)).toMatchObject({ errorCode: 0 })
    await world.ask('Heard')
    const { messages } = (await world.readChat(ChatId, world.lender)).resObj
    expect(messages.map(({ Msg }) => Msg)).toEqual(['Hello', 'Yes', 'Heard'])
  })

  test('takes back the own block of one alone', async () => {
    const other = await newUser(world.site)
    await block(world.lender, renter)
    await block(world.lender, other)
    await block(other, renter)
    await world.lender.get(unblockUser, { params: { id: other.userId } })
    await other.get(unblockUser, { params: { id: renter.userId } })
    const { ChatId } = (await world.ask('Are you there?')).resObj
    expect(await world.lender.get(getInbox, { query: { ChatId } })).toEqual([])
  })

  test('keeps no words from anybody else, nor those of anybody else', async () => {
    const other = await newUser(world.site)
    await block(world.lender, other)
    await block(other, renter)
    const { Id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const body = { Status: 'cancelled', Note: 'I am ill' } as const
    await renter.call(moveReservation, { params: { id: Id }, body })
    expect(await world.lender.get(getReservation, { params: { id: Id } })).toMatchObject({
      Note: 'I am ill',
    })
  })

  test('does not even see that a conversation was begun', async () => {
    await block(world.lender, renter)
    const { ChatId } = (await world.ask('Hello')).resObj
    expect(await world.lender.get(getInbox, { query: { ChatId } })).toEqual([])
    expect(await world.reply(ChatId)).toMatchObject({ errorCode: 12 })
    expect((await world.readAsRenter()).resObj.messages).toHaveLength(1)
    await world.lender.get(unblockUser, { params: { id: renter.userId } })
    expect(await world.reply(ChatId)).toMatchObject({ errorCode: 12 })
  })

  test('still hears of reservations', async () => {
    await block(world.lender, renter)
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { chat } = (await world.readAsRenter()).resObj
    const { messages } = (await world.readChat(chat?.Id ?? 0, world.lender)).resObj
    expect(messages).toMatchObject([{ MsgTypeId: 1, Status: 'confirmed' }])
  })

  test('hears of a change without the words that come with it, which their author sees', async () => {
    await block(world.lender, renter)
    const { Id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const params = { id: Id }
    const body = { Status: 'cancelled', Note: 'You will be sorry' } as const
    expect(await renter.call(moveReservation, { params, body })).toMatchObject({ errorCode: 0 })
    const { chat, messages: own } = (await world.readAsRenter()).resObj
    expect(own.map(({ Msg }) => Msg).at(-1)).toBe('You will be sorry')
    const { messages } = (await world.readChat(chat?.Id ?? 0, world.lender)).resObj
    expect(messages.map(({ Status }) => Status)).toEqual(['confirmed', 'cancelled'])
    const heard = [
      messages,
      await world.lender.get(getReservation, { params }),
      await world.lender.get(getReservationHistory, { params }),
      await world.lender.get(getInbox),
    ]
    expect(JSON.stringify(heard)).not.toContain('sorry')
    expect(own).toHaveLength(3)
  })

  test('may still say why a request is declined', async () => {
    await block(world.lender, renter)
    const { Id } = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const body = { Status: 'declined', Note: 'Not again' } as const
    await world.lender.call(moveReservation, { params: { id: Id }, body })
    expect((await world.readAsRenter()).resObj.messages.at(-1)?.Msg).toContain('Not again')
  })

  test('may be neither oneself nor somebody who is not there', async () => {
    const tried = (id: number) => renter.call(blockUser, { params: { id } })
    expect(await tried(renter.userId)).toMatchObject({ errorCode: 12 })
    expect(await tried(999_999)).toMatchObject({ errorCode: 3 })
    expect(await new Client(world.site.app).call(blockUser, { params: { id: 1 } })).toMatchObject({
      errorCode: 1,
    })
  })
})
