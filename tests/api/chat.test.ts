import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getConversation,
  getConversationAsRenter,
  getInbox,
  sendAsHost,
  sendAsRenter,
} from '#contract/endpoints/chat.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client & { userId: number }
let renter: Client & { userId: number }
let stranger: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site, { firstName: 'Lena' })
  stranger = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  renter = await newUser(site, { firstName: 'Rena' })
  listingId = await newListing(lender)
})

const ask = (Msg = 'May I bring a dog?', by: Client = renter) =>
  by.call(sendAsRenter, { body: { RentId: listingId, Msg } })
const reply = (ChatId: number, Msg = 'Yes', by: Client = lender) =>
  by.call(sendAsHost, { body: { ChatId, Msg } })
const readChat = (id: number, by: Client = renter) => by.call(getConversation, { params: { id } })
const readAsRenter = (by: Client = renter) =>
  by.call(getConversationAsRenter, { params: { id: listingId } })

describe('a renter', () => {
  test('sees the listing and its lender before the first message', async () => {
    const { resObj } = await readAsRenter()
    expect(resObj).toMatchObject({
      chat: null,
      messages: [],
      peerUser: { Id: lender.userId, FirstName: 'Lena' },
      rentObj: { Id: listingId },
    })
  })

  test('begins a conversation with the first message and stays in it', async () => {
    const first = await ask()
    const second = await ask('Or a cat?')
    expect(second.resObj.ChatId).toBe(first.resObj.ChatId)
    expect(first.resObj).toMatchObject({
      UserId: renter.userId,
      UserIdHost: lender.userId,
      RentId: listingId,
      FirstName: 'Rena',
      MsgTypeId: 0,
      Status: '',
      Msg: 'May I bring a dog?',
      IsRead: 0,
      DateCreated: '2026-11-10T02:20:00Z',
    })
    const { resObj } = await readAsRenter()
    expect(resObj.messages.map(({ Msg }) => Msg)).toEqual(['May I bring a dog?', 'Or a cat?'])
    expect(resObj.chat).toMatchObject({ UserId: renter.userId, UserIdHost: lender.userId })
  })

  test('does not write to the own listing, nor to one that is not there', async () => {
    expect(await ask('Hello', lender)).toMatchObject({ errorCode: 2 })
    expect(await readAsRenter(lender)).toMatchObject({ errorCode: 2 })
    const body = { RentId: 999_999, Msg: 'Hello' }
    expect(await renter.call(sendAsRenter, { body })).toMatchObject({ errorCode: 3 })
  })

  test('has a conversation of one’s own about each listing', async () => {
    const { resObj } = await ask()
    const other = await ask('Me too', stranger)
    expect(other.resObj.ChatId).not.toBe(resObj.ChatId)
    expect((await readAsRenter()).resObj.messages).toHaveLength(1)
  })
})

describe('a host', () => {
  test('answers a message', async () => {
    const { resObj } = await ask()
    const answer = await reply(resObj.ChatId)
    expect(answer.resObj).toMatchObject({ UserId: lender.userId, FirstName: 'Lena', Msg: 'Yes' })
    const { messages, peerUser } = (await readChat(resObj.ChatId, lender)).resObj
    expect(messages.map(({ UserId }) => UserId)).toEqual([renter.userId, lender.userId])
    expect(peerUser).toMatchObject({ Id: renter.userId, FirstName: 'Rena' })
  })

  test('never writes first', async () => {
    const { resObj } = await ask()
    await site.context.db.deleteFrom('message').where('chat_id', '=', resObj.ChatId).execute()
    expect(await reply(resObj.ChatId)).toMatchObject({ status: 409, errorCode: 12 })
    expect((await readChat(resObj.ChatId, lender)).resObj.messages).toEqual([])
  })

  test('may write once there is a notice of a reservation', async () => {
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { chat } = (await readAsRenter()).resObj
    expect(await reply(chat?.Id ?? 0, 'Thank you for booking')).toMatchObject({ errorCode: 0 })
    expect((await readAsRenter()).resObj.messages).toMatchObject([
      { MsgTypeId: 1, Status: 'confirmed', Msg: 'Reservation confirmed' },
      { MsgTypeId: 0, Status: '', Msg: 'Thank you for booking' },
    ])
  })

  test('is the lender alone: the renter cannot answer in that role', async () => {
    const { resObj } = await ask()
    expect(await reply(resObj.ChatId, 'I am the host', renter)).toMatchObject({ errorCode: 2 })
  })
})

describe('a stranger', () => {
  test('neither reads nor writes in the chat of others', async () => {
    const { resObj } = await ask()
    const refused = { status: 403, errorCode: 2, resObj: null }
    expect(await readChat(resObj.ChatId, stranger)).toMatchObject(refused)
    expect(await reply(resObj.ChatId, 'Hello', stranger)).toMatchObject(refused)
    expect((await readChat(resObj.ChatId)).resObj.messages).toHaveLength(1)
  })

  test('learns the same about a chat that is not there', async () => {
    expect(await readChat(999_999, stranger)).toMatchObject({ errorCode: 3 })
    expect(await reply(999_999, 'Hello', stranger)).toMatchObject({ errorCode: 3 })
  })
})

describe('a message', () => {
  test.each([
    ['empty', '', 'Message is required.'],
    ['of spaces', ' \n\t ', 'Message is required.'],
    ['of 6001 characters', 'x'.repeat(6001), 'Message is too long. Maximum 6000 characters.'],
  ])('that is %s is refused from either side', async (_what, text, message) => {
    const { resObj } = await ask()
    const refused = { status: 422, errorCode: 4, message, errors: [{ path: 'Msg', message }] }
    expect(await ask(text)).toMatchObject(refused)
    expect(await reply(resObj.ChatId, text)).toMatchObject(refused)
    expect((await readAsRenter()).resObj.messages).toHaveLength(1)
  })

  test.each([
    ['6000 characters', 'x'.repeat(6000)],
    ['every script', 'สวัสดี 東京 Ёлка 🏠👩‍👩‍👧'],
    ['markup', '<script>alert("1")</script> & "quotes" \\ {}'],
    ['lines', 'One\n\n  Two'],
  ])('of %s arrives as it was written', async (_what, text) => {
    await ask(text)
    expect((await readAsRenter()).resObj.messages.at(-1)?.Msg).toBe(text)
  })
})

describe('the inbox', () => {
  test('has the newest conversation first, with the other one and what is unread', async () => {
    const { resObj } = await ask()
    await ask('Hello?')
    const second = await newListing(lender)
    await renter.get(sendAsRenter, { body: { RentId: second, Msg: 'And this one?' } })
    await reply(resObj.ChatId, 'Sorry, yes')
    const mine = await renter.get(getInbox)
    expect(mine).toMatchObject([
      { rentObj: { Id: listingId }, lastMessage: { Msg: 'Sorry, yes' }, unread: 1 },
      { rentObj: { Id: second }, lastMessage: { Msg: 'And this one?' }, unread: 0 },
    ])
    expect(mine.map(({ peerUser }) => peerUser.FirstName)).toEqual(['Lena', 'Lena'])
    const [atSecond, atFirst] = await lender.get(getInbox)
    expect(atSecond).toMatchObject({ lastMessage: { Msg: 'Sorry, yes' }, unread: 2 })
    expect(atFirst).toMatchObject({ peerUser: { Id: renter.userId }, unread: 1 })
  })

  test('of somebody who never wrote is empty', async () => {
    expect(await renter.get(getInbox)).toEqual([])
  })
})
