import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { getConversation, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { getListing, getListingsOfUser, getSavedListings } from '#contract/endpoints/rent.ts'
import {
  getIncomingReservations,
  getListingReviews,
  getOwnReservations,
  getReservation,
  getUserReviews,
} from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import {
  deleteAccount,
  getPublicUser,
  login,
  register,
  subscribe,
} from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { collectPictures } from '#server/services/collect-pictures.ts'
import { allTables, textsOf, userColumns } from '#tests/fixtures/all-tables.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { openEventStream } from '#tests/fixtures/event-stream.ts'
import { liveFully, ownWords } from '#tests/fixtures/full-life.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ calendars: { read: async () => [] } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

/** As the server does each day. */
const collect = () =>
  collectPictures(site.context, new AbortController().signal, (error) => {
    throw error
  })

const remove = (by: Client) =>
  by.call(deleteAccount, { params: { id: by.userId ?? 0 }, body: { Password: password } })

describe('a deleted account', () => {
  let life: Awaited<ReturnType<typeof liveFully>>
  let phone: Client
  let heard: Promise<unknown>
  let columnsBefore: string[]
  let wordsBefore: string[]

  /** The columns in which the user stands. */
  const columnsWith = async (id: number) => {
    const found = []
    for (const { table, column } of await userColumns(site)) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(site.context.db)
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  }

  const wordsFound = async () => {
    const found = new Set<string>()
    for (const table of await allTables(site)) {
      const text = (await textsOf(site, table)).join('\n').toLowerCase()
      for (const word of Object.values(ownWords)) {
        if (text.includes(word.toLowerCase())) found.add(word)
      }
    }
    return [...found].toSorted()
  }

  beforeAll(async () => {
    site.clock.now = november
    life = await liveFully(site)
    await collect()
    const { person } = life
    phone = await enter(site, person.userId)
    columnsBefore = await columnsWith(person.userId)
    wordsBefore = await wordsFound()
    const stream = await openEventStream(site.app, phone)
    heard = untilEnd(stream)
    expect(await remove(person)).toMatchObject({ status: 200, errorCode: 0, resObj: null })
  })

  async function untilEnd(stream: Awaited<ReturnType<typeof openEventStream>>) {
    const names = []
    for (let event = await stream.next(); event; event = await stream.next()) names.push(event.name)
    return names
  }

  test('had a trace in every column that can say whose something is', async () => {
    const all = (await userColumns(site)).map(({ table, column }) => `${table}.${column}`)
    expect(columnsBefore).toEqual(all)
  })

  test('is named by what others have of it, and by nothing else', async () => {
    expect(await columnsWith(life.person.userId)).toEqual([
      'chat.host_id',
      'chat.renter_id',
      'listing.user_id',
      'message.author_id',
      'report.reporter_id',
      'reservation.lender_id',
      'reservation.renter_id',
      'reservation_change.author_id',
      'review.author_id',
      'review.subject_id',
    ])
  })

  test('leaves no word about its user in any table', async () => {
    expect(wordsBefore).toEqual(Object.values(ownWords).toSorted())
    expect(await wordsFound()).toEqual([])
  })

  test('cannot be logged in to, on no device and with no password', async () => {
    for (const device of [life.person, phone]) {
      expect((await device.call(getSession)).resObj).toBeNull()
      expect(await device.call(getSavedListings)).toMatchObject({ status: 401, errorCode: 1 })
    }
    const tried = await new Client(site.app).call(login, {
      body: { email: ownWords.email, password },
    })
    expect(tried).toMatchObject({ errorCode: 50, message: 'Login or password is incorrect' })
  })

  test('ends what its devices hear, and says so first', async () => {
    expect(await heard).toEqual(expect.arrayContaining(['session']))
    expect(((await heard) as string[]).at(-1)).toBe('session')
  })

  test('has no page and no posts, and its listings are not there', async () => {
    const params = { id: life.person.userId }
    const gone = { status: 404, errorCode: 3 }
    expect(await life.friend.call(getPublicUser, { params })).toMatchObject(gone)
    expect(await life.friend.call(getUserReviews, { params })).toMatchObject(gone)
    expect(await life.friend.get(getListingsOfUser, { params })).toEqual([])
    const listing = { params: { id: life.ownId } }
    expect(await life.friend.call(getListing, listing)).toMatchObject(gone)
    expect((await site.app.inject(life.exportPath)).statusCode).toBe(404)
  })

  const former = () => ({
    Id: life.person.userId,
    FirstName: '',
    About: '',
    profileImage: '',
    IsFormer: 1,
  })

  test('leaves the other one the stays of before, with nobody’s name', async () => {
    const { friend, lent, rented, request, asking } = life
    const read = (id: number) => friend.get(getReservation, { params: { id } })
    expect(await read(lent)).toMatchObject({
      Status: 'confirmed',
      lender: former(),
      reservedObj: { Title: 'Own boat house' },
    })
    expect(await read(rented)).toMatchObject({ Status: 'confirmed', renter: former() })
    expect(await read(request)).toMatchObject({ Status: 'declined', lender: former() })
    expect(await read(asking)).toMatchObject({ Status: 'cancelled', renter: former() })
    expect(await friend.get(getOwnReservations)).toHaveLength(2)
    expect(await friend.get(getIncomingReservations)).toHaveLength(2)
  })

  test('leaves what was said, in conversations and reviews', async () => {
    const { friend, answeredIn, othersId, person } = life
    const { messages, peerUser } = await friend.get(getConversation, { params: { id: answeredIn } })
    expect(peerUser).toMatchObject(former())
    expect(messages).toContainEqual(
      expect.objectContaining({ UserId: person.userId, FirstName: '', Msg: 'Come again!' }),
    )
    expect(await friend.get(getListingReviews, { params: { id: othersId } })).toMatchObject([
      { UserId: person.userId, FirstName: '', profileImage: '', IsFormer: 1, StarsItem: 4 },
    ])
  })

  test('takes no messages', async () => {
    const { friend, askedIn, ownId } = life
    const refused = {
      status: 409,
      errorCode: 12,
      message: 'This account was deleted: nobody would read your message.',
    }
    const asHost = { ChatId: askedIn, Msg: 'Your coat is here.' }
    const asRenter = { RentId: ownId, Msg: 'May I come again?' }
    expect(await friend.call(sendAsHost, { body: asHost })).toMatchObject(refused)
    expect(await friend.call(sendAsRenter, { body: asRenter })).toMatchObject(refused)
  })

  test('gets no mail, and the other one is told of the ended requests', async () => {
    const server = await startMailServer()
    onTestFinished(() => server.close())
    const { mailer } = mailerOf(site.context, server.port)
    await sendDueMails(mailer, new AbortController().signal)
    const mails = server.received.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
    expect(mails.filter((each) => each.includes(ownWords.email))).toEqual([])
    const subjects = server.received.map(({ subject }) => subject)
    expect(subjects).toContain('Former user has declined your request: Own boat house')
    expect(subjects).toContain('Former user has cancelled the request: Condo near the river')
  })

  test('frees its pictures', async () => {
    site.clock.now = new Date(Date.now() + 48 * 3_600_000)
    await collect()
    const { rows } = await sql`select from listing_picture`.execute(site.context.db)
    expect(rows).toEqual([])
    const left = []
    for await (const name of site.context.media.putBefore(new Date(8e15))) left.push(name)
    expect(left).toEqual([])
  })

  test('frees its address', async () => {
    const again = new Client(site.app)
    const body = { email: ownWords.email, password: 'another password' }
    const { user } = await again.get(register, { body })
    expect(user.Id).not.toBe(life.person.userId)
    expect(await again.get(getOwnReservations)).toEqual([])
  })
})

test('ends the newsletter only where the address was verified: anybody could have registered with it', async () => {
  site.clock.now = november
  const left = async (isVerified: boolean) => {
    const email = `${crypto.randomUUID()}@example.com`
    await new Client(site.app).get(subscribe, { body: { email } })
    const person = await newUser(site, { email })
    if (isVerified) {
      await sql`update app_user set email_verified_at = now() where id = ${person.userId}`.execute(
        site.context.db,
      )
    }
    await remove(person)
    const rows = await site.context.db.selectFrom('newsletter_address').select('email').execute()
    return rows.filter((row) => row.email === email)
  }
  expect(await left(true)).toHaveLength(0)
  expect(await left(false)).toHaveLength(1)
})

test('two who delete the same account at once both find it deleted', async () => {
  site.clock.now = november
  const person = await newUser(site)
  const phone = await enter(site, person.userId)
  const answers = await Promise.all([remove(person), remove(phone)])
  const codes = answers.map(({ errorCode }) => errorCode)
  expect(codes).toContain(0)
  expect(codes.every((code) => [0, 1, 4].includes(code))).toBe(true)
  expect((await phone.call(getSession)).resObj).toBeNull()
})
