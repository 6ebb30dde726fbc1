import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMessages, markRead, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { openChatWorld } from '#tests/fixtures/chat-world.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days } from '#tests/fixtures/people.ts'

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

describe('a renter', () => {
  test('sees the listing and its lender before the first message', async () => {
    const { resObj } = await world.readAsRenter()
    expect(resObj).toMatchObject({
      chat: null,
      messages: [],
      peerUser: { Id: world.lender.userId, FirstName: 'Lena' },
      rentObj: { Id: listingId },
    })
  })

  test('begins a conversation with the first message and stays in it', async () => {
    const first = await world.ask()
    const second = await world.ask('Or a cat?')
    expect(second.resObj.ChatId).toBe(first.resObj.ChatId)
    expect(first.resObj).toMatchObject({
      UserId: renter.userId,
      UserIdHost: world.lender.userId,
      RentId: listingId,
      FirstName: 'Rena',
      MsgTypeId: 0,
      Status: '',
      Msg: 'May I bring a dog?',
      IsRead: 0,
      DateCreated: '2026-11-10T02:20:00Z',
    })
    const { resObj } = await world.readAsRenter()
    expect(resObj.messages.map(({ Msg }) => Msg)).toEqual(['May I bring a dog?', 'Or a cat?'])
    expect(resObj.chat).toMatchObject({ UserId: renter.userId, UserIdHost: world.lender.userId })
  })

  test('does not write to the own listing, nor to one that is not there', async () => {
    expect(await world.ask('Hello', world.lender)).toMatchObject({ errorCode: 2 })
    expect(await world.readAsRenter(world.lender)).toMatchObject({ errorCode: 2 })
    const body = { RentId: 999_999, Msg: 'Hello' }
    expect(await renter.call(sendAsRenter, { body })).toMatchObject({ errorCode: 3 })
  })

  test('has a conversation of one’s own about each listing', async () => {
    const { resObj } = await world.ask()
    const other = await world.ask('Me too', world.stranger)
    expect(other.resObj.ChatId).not.toBe(resObj.ChatId)
    expect((await world.readAsRenter()).resObj.messages).toHaveLength(1)
  })
})

describe('a host', () => {
  test('answers a message', async () => {
    const { resObj } = await world.ask()
    const answer = await world.reply(resObj.ChatId)
    expect(answer.resObj).toMatchObject({
      UserId: world.lender.userId,
      FirstName: 'Lena',
      Msg: 'Yes',
    })
    const { messages, peerUser } = (await world.readChat(resObj.ChatId, world.lender)).resObj
    expect(messages.map(({ UserId }) => UserId)).toEqual([renter.userId, world.lender.userId])
    expect(peerUser).toMatchObject({ Id: renter.userId, FirstName: 'Rena' })
  })

  test('never writes first', async () => {
    const { resObj } = await world.ask()
    await world.site.context.db.deleteFrom('message').where('chat_id', '=', resObj.ChatId).execute()
    expect(await world.reply(resObj.ChatId)).toMatchObject({ status: 409, errorCode: 12 })
    expect((await world.readChat(resObj.ChatId, world.lender)).resObj.messages).toEqual([])
  })

  test('may write once there is a notice of a reservation', async () => {
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { chat } = (await world.readAsRenter()).resObj
    expect(await world.reply(chat?.Id ?? 0, 'Thank you for booking')).toMatchObject({
      errorCode: 0,
    })
    expect((await world.readAsRenter()).resObj.messages).toMatchObject([
      { MsgTypeId: 1, Status: 'confirmed', Msg: 'Reservation confirmed' },
      { MsgTypeId: 0, Status: '', Msg: 'Thank you for booking' },
    ])
  })

  test('is the lender alone: the renter cannot answer in that role', async () => {
    const { resObj } = await world.ask()
    expect(await world.reply(resObj.ChatId, 'I am the host', renter)).toMatchObject({
      errorCode: 2,
    })
  })
})

describe('a stranger', () => {
  test('neither reads nor writes in the chat of others', async () => {
    const { resObj } = await world.ask()
    const refused = { status: 403, errorCode: 2, resObj: null }
    expect(await world.readChat(resObj.ChatId, world.stranger)).toMatchObject(refused)
    expect(await world.reply(resObj.ChatId, 'Hello', world.stranger)).toMatchObject(refused)
    expect((await world.readChat(resObj.ChatId)).resObj.messages).toHaveLength(1)
  })

  test('learns the same about a chat that is not there', async () => {
    expect(await world.readChat(999_999, world.stranger)).toMatchObject({ errorCode: 3 })
    expect(await world.reply(999_999, 'Hello', world.stranger)).toMatchObject({ errorCode: 3 })
  })
})

describe('a message', () => {
  test.each([
    ['empty', '', 'Message is required.'],
    ['of spaces', ' \n\t ', 'Message is required.'],
    ['of signs that nobody sees', '\u200B\u2060', 'Message is required.'],
    ['of 6001 characters', 'x'.repeat(6001), 'Message is too long. Maximum 6000 characters.'],
  ])('that is %s is refused from either side', async (_what, text, message) => {
    const { resObj } = await world.ask()
    const refused = { status: 422, errorCode: 4, message, errors: [{ path: 'Msg', message }] }
    expect(await world.ask(text)).toMatchObject(refused)
    expect(await world.reply(resObj.ChatId, text)).toMatchObject(refused)
    expect((await world.readAsRenter()).resObj.messages).toHaveLength(1)
  })

  test.each([
    ['6000 characters', 'x'.repeat(6000)],
    ['every script', 'สวัสดี 東京 Ёлка 🏠👩‍👩‍👧'],
    ['markup', '<script>alert("1")</script> & "quotes" \\ {}'],
    ['lines', 'One\n\n  Two'],
  ])('of %s arrives as it was written', async (_what, text) => {
    await world.ask(text)
    expect((await world.readAsRenter()).resObj.messages.at(-1)?.Msg).toBe(text)
  })
})

describe('a long conversation', () => {
  const textsOf = (messages: { Msg: string }[]) => messages.map(({ Msg }) => Number(Msg))
  const upTo = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)

  test('comes 50 at a time, from its end back and from what is known on', async () => {
    for (let n = 1; n <= 56; n++) await world.ask(String(n))
    const { chat, messages, HasEarlier } = (await world.readAsRenter()).resObj
    expect(textsOf(messages)).toEqual(upTo(7, 56))
    expect(HasEarlier).toBe(1)
    const page = (query: { after?: number; before?: number }, by: Client = renter) =>
      by.get(getMessages, { params: { id: chat?.Id ?? 0 }, query })

    const earlier = await page({ before: messages[0]!.Id })
    expect(textsOf(earlier.messages)).toEqual(upTo(1, 6))
    expect(earlier.HasMore).toBe(0)
    const next = await page({ after: earlier.messages[1]!.Id }, world.lender)
    expect(textsOf(next.messages)).toEqual(upTo(3, 52))
    expect(next.HasMore).toBe(1)
    const last = await page({ after: next.messages.at(-1)!.Id })
    expect(textsOf(last.messages)).toEqual(upTo(53, 56))
    expect(last.HasMore).toBe(0)
    expect((await page({ after: messages.at(-1)!.Id })).messages).toEqual([])
  })

  test('is asked for from one side, and by its two alone', async () => {
    const { ChatId: id, Id } = (await world.ask()).resObj
    const at = (query: object, by: Client = renter) =>
      by.call(getMessages, { params: { id }, query })
    const needed = 'Either after or before is required.'
    expect(await at({})).toMatchObject({ errorCode: 4, message: needed })
    expect(await at({ after: Id, before: Id })).toMatchObject({ errorCode: 4, message: needed })
    expect(await at({ after: 'x' })).toMatchObject({ errorCode: 4 })
    expect(await at({ after: Id }, world.stranger)).toMatchObject({ errorCode: 2 })
  })
})

describe('a read mark', () => {
  const mark = (id: number, upToId: number, by: Client = world.lender) =>
    by.call(markRead, { params: { id }, body: { upToId } })

  test('is seen by both, and never goes back', async () => {
    const first = (await world.ask('One')).resObj
    const second = (await world.ask('Two')).resObj
    await mark(first.ChatId, second.Id)
    await mark(first.ChatId, first.Id)
    const { chat, messages } = (await world.readAsRenter()).resObj
    expect(chat).toMatchObject({ ReadUpToId: 0, PeerReadUpToId: second.Id })
    expect(messages.map(({ IsRead }) => IsRead)).toEqual([1, 1])
    const atHost = (await world.readChat(first.ChatId, world.lender)).resObj
    expect(atHost.chat).toMatchObject({ ReadUpToId: second.Id, PeerReadUpToId: 0 })
  })

  test('is set by the two alone, at a message of theirs', async () => {
    const { ChatId, Id } = (await world.ask()).resObj
    const other = (await world.ask('Me too', world.stranger)).resObj
    expect(await mark(ChatId, Id, world.stranger)).toMatchObject({ errorCode: 2 })
    expect(await mark(ChatId, other.Id)).toMatchObject({ errorCode: 3 })
    expect((await world.readAsRenter()).resObj.chat).toMatchObject({ PeerReadUpToId: 0 })
  })
})
