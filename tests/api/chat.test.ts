import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getConversation,
  getConversationAsRenter,
  getInbox,
  getMessages,
  markRead,
  sendAsHost,
  sendAsRenter,
} from '#contract/endpoints/chat.ts'
import {
  createReservation,
  getReservation,
  getReservationHistory,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import { blockUser, unblockUser } from '#contract/endpoints/user.ts'
import { allowances } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
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

describe('a long conversation', () => {
  const textsOf = (messages: { Msg: string }[]) => messages.map(({ Msg }) => Number(Msg))
  const upTo = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)

  test('comes 50 at a time, from its end back and from what is known on', async () => {
    for (let n = 1; n <= 56; n++) await ask(String(n))
    const { chat, messages, HasEarlier } = (await readAsRenter()).resObj
    expect(textsOf(messages)).toEqual(upTo(7, 56))
    expect(HasEarlier).toBe(1)
    const page = (query: { after?: number; before?: number }, by: Client = renter) =>
      by.get(getMessages, { params: { id: chat?.Id ?? 0 }, query })

    const earlier = await page({ before: messages[0]!.Id })
    expect(textsOf(earlier.messages)).toEqual(upTo(1, 6))
    expect(earlier.HasMore).toBe(0)
    const next = await page({ after: earlier.messages[1]!.Id }, lender)
    expect(textsOf(next.messages)).toEqual(upTo(3, 52))
    expect(next.HasMore).toBe(1)
    const last = await page({ after: next.messages.at(-1)!.Id })
    expect(textsOf(last.messages)).toEqual(upTo(53, 56))
    expect(last.HasMore).toBe(0)
    expect((await page({ after: messages.at(-1)!.Id })).messages).toEqual([])
  })

  test('is asked for from one side, and by its two alone', async () => {
    const { ChatId: id, Id } = (await ask()).resObj
    const at = (query: object, by: Client = renter) =>
      by.call(getMessages, { params: { id }, query })
    const needed = 'Either after or before is required.'
    expect(await at({})).toMatchObject({ errorCode: 4, message: needed })
    expect(await at({ after: Id, before: Id })).toMatchObject({ errorCode: 4, message: needed })
    expect(await at({ after: 'x' })).toMatchObject({ errorCode: 4 })
    expect(await at({ after: Id }, stranger)).toMatchObject({ errorCode: 2 })
  })
})

describe('a read mark', () => {
  const mark = (id: number, upToId: number, by: Client = lender) =>
    by.call(markRead, { params: { id }, body: { upToId } })

  test('is seen by both, and never goes back', async () => {
    const first = (await ask('One')).resObj
    const second = (await ask('Two')).resObj
    await mark(first.ChatId, second.Id)
    await mark(first.ChatId, first.Id)
    const { chat, messages } = (await readAsRenter()).resObj
    expect(chat).toMatchObject({ ReadUpToId: 0, PeerReadUpToId: second.Id })
    expect(messages.map(({ IsRead }) => IsRead)).toEqual([1, 1])
    const atHost = (await readChat(first.ChatId, lender)).resObj
    expect(atHost.chat).toMatchObject({ ReadUpToId: second.Id, PeerReadUpToId: 0 })
  })

  test('is set by the two alone, at a message of theirs', async () => {
    const { ChatId, Id } = (await ask()).resObj
    const other = (await ask('Me too', stranger)).resObj
    expect(await mark(ChatId, Id, stranger)).toMatchObject({ errorCode: 2 })
    expect(await mark(ChatId, other.Id)).toMatchObject({ errorCode: 3 })
    expect((await readAsRenter()).resObj.chat).toMatchObject({ PeerReadUpToId: 0 })
  })
})

describe('somebody who writes a hundred messages at once', () => {
  test('is asked to wait, and may go on after a while', async () => {
    const answers = []
    for (let n = 0; n < 100; n++) answers.push(await ask(`Message ${n}`))
    const taken = answers.filter(({ errorCode }) => errorCode === 0)
    expect(taken).toHaveLength(allowances.message.atOnce)
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      errorCode: 7,
      message: 'Too many messages at once. Please wait a moment.',
    })
    expect(await ask('From another', stranger)).toMatchObject({ errorCode: 0 })
    const before = site.clock.now
    site.clock.now = new Date(before.getTime() + 4000)
    const later = [await ask('One more'), await ask('And one'), await ask('Too early')]
    expect(later.map(({ errorCode }) => errorCode)).toEqual([0, 0, 7])
    site.clock.now = before
  })

  test('hears how long, and gets the same answer to what was sent already', async () => {
    const send = (n: number) =>
      renter.send({
        method: 'POST',
        url: `/${sendAsRenter.path}`,
        payload: { RentId: listingId, Msg: `Message ${n}` },
        headers: {
          'idempotency-key': keys[n]!,
          'x-csrftoken': renter.cookies.get('csrftoken') ?? '',
        },
      })
    const keys = Array.from({ length: allowances.message.atOnce + 1 }, () => randomUUID())
    for (const n of keys.keys()) await send(n)
    const refused = await send(allowances.message.atOnce)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2')
    expect((await send(0)).json()).toMatchObject({ errorCode: 0, resObj: { Msg: 'Message 0' } })
  })
})

describe('who has blocked the other', () => {
  const block = (by: Client, { userId: id }: Client) =>
    by.get(blockUser, { params: { id: id ?? 0 } })

  test('gets no more messages, and the other one is not told', async () => {
    const { ChatId } = (await ask('Hello')).resObj
    await block(lender, renter)
    const withheld = await ask('Are you there?')
    expect(withheld).toMatchObject({ errorCode: 0, resObj: { Msg: 'Are you there?' } })

    const own = (await readAsRenter()).resObj
    expect(own.messages.map(({ Msg }) => Msg)).toEqual(['Hello', 'Are you there?'])
    expect(own.IsBlocked).toBe(0)
    expect((await renter.get(getInbox))[0]).toMatchObject({
      lastMessage: { Msg: 'Are you there?' },
    })

    const atHost = (await readChat(ChatId, lender)).resObj
    expect(atHost.messages.map(({ Msg }) => Msg)).toEqual(['Hello'])
    expect(atHost.IsBlocked).toBe(1)
    const [entry] = await lender.get(getInbox, { query: { ChatId } })
    expect(entry).toMatchObject({ lastMessage: { Msg: 'Hello' }, unread: 1 })
  })

  test('cannot write either, until the block is taken back', async () => {
    const { ChatId } = (await ask('Hello')).resObj
    await block(lender, renter)
    const refused = { errorCode: 12, message: 'You have blocked this person.' }
    expect(await reply(ChatId)).toMatchObject(refused)
    await ask('Lost')
    await lender.get(unblockUser, { params: { id: renter.userId } })
    expect(await reply(ChatId)).toMatchObject({ errorCode: 0 })
    await ask('Heard')
    const { messages } = (await readChat(ChatId, lender)).resObj
    expect(messages.map(({ Msg }) => Msg)).toEqual(['Hello', 'Yes', 'Heard'])
  })

  test('does not even see that a conversation was begun', async () => {
    await block(lender, renter)
    const { ChatId } = (await ask('Hello')).resObj
    expect(await lender.get(getInbox, { query: { ChatId } })).toEqual([])
    expect(await reply(ChatId)).toMatchObject({ errorCode: 12 })
    expect((await readAsRenter()).resObj.messages).toHaveLength(1)
  })

  test('still hears of reservations', async () => {
    await block(lender, renter)
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const { chat } = (await readAsRenter()).resObj
    const { messages } = (await readChat(chat?.Id ?? 0, lender)).resObj
    expect(messages).toMatchObject([{ MsgTypeId: 1, Status: 'confirmed' }])
  })

  test('hears of a change without the words that come with it, which their author sees', async () => {
    await block(lender, renter)
    const { Id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const params = { id: Id }
    const body = { Status: 'cancelled', Note: 'You will be sorry' } as const
    expect(await renter.call(moveReservation, { params, body })).toMatchObject({ errorCode: 0 })
    const { chat, messages: own } = (await readAsRenter()).resObj
    expect(own.map(({ Msg }) => Msg).at(-1)).toBe('You will be sorry')
    const { messages } = (await readChat(chat?.Id ?? 0, lender)).resObj
    expect(messages.map(({ Status }) => Status)).toEqual(['confirmed', 'cancelled'])
    const heard = [
      messages,
      await lender.get(getReservation, { params }),
      await lender.get(getReservationHistory, { params }),
      await lender.get(getInbox),
    ]
    expect(JSON.stringify(heard)).not.toContain('sorry')
    expect(own).toHaveLength(3)
  })

  test('may still say why a request is declined', async () => {
    await block(lender, renter)
    const { Id } = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const body = { Status: 'declined', Note: 'Not again' } as const
    await lender.call(moveReservation, { params: { id: Id }, body })
    expect((await readAsRenter()).resObj.messages.at(-1)?.Msg).toContain('Not again')
  })

  test('may be neither oneself nor somebody who is not there', async () => {
    const tried = (id: number) => renter.call(blockUser, { params: { id } })
    expect(await tried(renter.userId)).toMatchObject({ errorCode: 12 })
    expect(await tried(999_999)).toMatchObject({ errorCode: 3 })
    expect(await new Client(site.app).call(blockUser, { params: { id: 1 } })).toMatchObject({
      errorCode: 1,
    })
  })
})

describe('the inbox', () => {
  test('says of each conversation how its newest reservation stands', async () => {
    await ask()
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
    const { ChatId } = (await ask()).resObj
    const second = await newListing(lender)
    await renter.get(sendAsRenter, { body: { RentId: second, Msg: 'And this one?' } })
    const one = await renter.get(getInbox, { query: { ChatId } })
    expect(one.map(({ chat }) => chat.Id)).toEqual([ChatId])
    expect(await stranger.get(getInbox, { query: { ChatId } })).toEqual([])
  })

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
