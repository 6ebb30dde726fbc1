import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import { blockUser, exportOwnData } from '#contract/endpoints/user.ts'
import { sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { ownDataAllowance, ownDataRowsAtOnce } from '#contract/limits.ts'
import { exportOwnData as writeOwnData } from '#server/services/export-own-data.ts'
import { allTables } from '#tests/fixtures/all-tables.ts'
import { Client } from '#tests/fixtures/client.ts'
import { liveFully, ownWords } from '#tests/fixtures/full-life.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { statementsOf } from '#tests/fixtures/statements-of.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Data = Record<string, Record<string, unknown>[]> & { profile: Record<string, unknown> }

let site: TestApp
let life: Awaited<ReturnType<typeof liveFully>>
beforeAll(async () => {
  site = await openTestApp({ calendars: { read: async () => [] } })
  life = await liveFully(site)
})
afterAll(() => site.close())

const download = (by: Client, headers = by.headersOf(exportOwnData)) =>
  by.send({ method: 'GET', url: `/${exportOwnData.path}`, headers })
const dataOf = async (by: Client) => (await download(by)).json<Data>()

/** Where a table's rows go in the file; the others are not in it, for a reason. A new table belongs into one of both:
 *  whatever says something of a user is theirs to have. */
const exported: Record<string, string> = {
  app_user: 'profile',
  calendar_export: 'calendars',
  calendar_import: 'calendars',
  chat: 'conversations',
  listing: 'listings',
  listing_picture: 'listings',
  message: 'messages',
  newsletter_address: 'newsletter',
  push_subscription: 'devicesThatAreTold',
  report: 'reports',
  reservation: 'reservationsAsRenter',
  reservation_change: 'reservationSteps',
  review: 'reviewsWritten',
  saved_listing: 'savedListings',
  session: 'logins',
  taken_range: 'blockedDates',
  user_block: 'blockedPeople',
}
const leftOut: Record<string, string> = {
  allowance: 'How many messages may be sent just now; it says nothing after some minutes.',
  exchange_rate: 'Of nobody.',
  imported_range: 'What another site says of the user, from the address that is in calendars.',
  listing_creation: 'Under which key a listing was asked for; the listing is in listings.',
  mail: 'What is about to be mailed, as ids of what is in the other parts.',
  mail_link:
    'That a link was asked for, for an hour or a day, and where the account was before, for two; a secret is nobody’s to read.',
  migration: 'Of nobody.',
  push_notice: 'What devices are about to be told, as ids of messages.',
  saved_change: 'Under which key a listing was saved; it is in savedListings.',
  setting: 'Of nobody.',
  try_count: 'Counts of tries under hashes that name nobody.',
}

test('every table is in the file or left out for a reason', async () => {
  const named = [...Object.keys(exported), ...Object.keys(leftOut)].toSorted()
  expect(await allTables(site)).toEqual(named)
})

/** What of those tables is not in the file, by the reason. */
const columnsLeftOut = {
  'Under which key something was asked for.':
    'message.idempotency_key message.request_hash report.idempotency_key report.request_hash ' +
    'reservation.idempotency_key reservation.request_hash review.idempotency_key review.request_hash ' +
    'reservation_change.idempotency_key reservation_change.request_hash',
  'Made of the place and the words of a listing, for searches.':
    'listing.cell listing.signed_on listing.word_run listing.word_signature listing.words',
  'A notice of a reservation has it in its text.': 'message.kind_id message.status',
  'What it belongs to has it.': 'report.listing_id review.side',
  'Null where the user keeps dates free.': 'taken_range.reservation_id',
  'Secrets by which others read a calendar, and a device is told.':
    'calendar_export.token push_subscription.auth push_subscription.endpoint push_subscription.p256dh',
  'When something is tried again.':
    'calendar_import.due_on calendar_import.tries push_subscription.rests_until push_subscription.silent_tries',
}

/** Columns of tables in the file that none of its queries looks at, as the database understands them. */
async function unreadColumns(): Promise<string[]> {
  const { db, now } = site.context
  const statements = await statementsOf(db, (watched) =>
    text(writeOwnData({ db: watched, now }, life.person.userId)),
  )
  for (const [at, { sql: query, parameters }] of statements.entries()) {
    const types = parameters.map(() => 'bigint').join(', ')
    await sql
      .raw(`create function pg_temp.part_${at} (${types}) returns void begin atomic ${query}; end`)
      .execute(db)
  }
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(exported)})
    except select table_name || '.' || column_name from information_schema.routine_column_usage
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('every column of those tables is in the file or left out for a reason', async () => {
  const leftOutOfThem = Object.values(columnsLeftOut).flatMap((names) => names.split(' '))
  const unread = await unreadColumns()
  expect(unread, 'read it in server/db/own-data, or say here why not').toEqual(
    leftOutOfThem.toSorted(),
  )
})

test('every column of an account is in the file but those that nobody reads', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'app_user'
    order by column_name`.execute(site.context.db)
  const { profile } = await dataOf(life.person)
  const kept =
    'about culture currency_id date_of_birth email email_verified_at first_name id last_name ' +
    'mails_off member_since phone profile_image review_count stars_sum suspended_at updated_on'
  expect(rows.map(({ name }) => name)).toEqual(
    [...kept.split(' '), 'deleted_at', 'password_hash'].toSorted(),
  )
  expect(profile).toEqual({
    id: life.person.userId,
    email: ownWords.email,
    emailVerifiedOn: '2026-12-20T02:20:00.000Z',
    firstName: ownWords.firstName,
    lastName: ownWords.lastName,
    dateOfBirth: ownWords.dateOfBirth,
    phone: ownWords.phone,
    about: ownWords.about,
    language: 'en-US',
    currency: 'USD',
    picture: expect.stringMatching(/^\/media\//),
    mailsSwitchedOff: ['missed'],
    rating: { average: 4, count: 2 },
    memberSince: '2026-11-10T02:20:00.000Z',
    updatedOn: '2026-12-20T02:20:00.000Z',
    suspendedOn: null,
  })
})

test('it is a file of one’s own, kept nowhere on the way', async () => {
  const { statusCode, headers } = await download(life.person)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="staylend-my-data-2026-12-20.json"',
    'cache-control': 'no-store',
  })
})

test('it is named after the site that it is asked of', async () => {
  const { headers } = await life.person.send({
    url: `/${exportOwnData.path}`,
    headers: { host: 'ridelend.localhost' },
  })
  expect(headers['content-disposition']).toContain('"ridelend-my-data-')
})

describe('it has', () => {
  let data: Data
  let text: string
  beforeAll(async () => {
    const response = await download(life.person)
    text = response.body
    data = response.json()
  })

  test.each(Object.entries(exported))('of the table %s something in %s', (_table, name) => {
    const part = data[name]
    expect(Array.isArray(part) ? part.length : Object.keys(part ?? {}).length).toBeGreaterThan(0)
  })

  test('whatever the user has said of themselves, and nothing of what others keep for themselves', () => {
    expect(Object.values(ownWords).filter((word) => !text.includes(word))).toEqual([])
    const others = ['Otherlastname', 'frida.othermail', '+66 11 1111', 'Other key in the pot.']
    const secrets = ['$argon2', 'push.example', life.exportPath]
    expect([...others, ...secrets].filter((word) => text.includes(word))).toEqual([])
  })

  test('listings as their lender has written them, with money as people read it', () => {
    const [own, draft] = data['listings'] ?? []
    expect(data['listings']).toHaveLength(2)
    expect(own).toMatchObject({
      id: life.ownId,
      title: 'Own boat house',
      type: 'CONDO',
      isActive: true,
      takenDownBy: null,
      privateNotes: ownWords.notes,
      currency: 'THB',
      offers: { daily: { offered: true, price: 900, approval: false } },
      rating: { average: 4, count: 1 },
    })
    expect(draft).toMatchObject({ title: 'Own draft', isActive: false, pictures: [] })
    expect(data['calendars']).toEqual([
      {
        listing: life.ownId,
        sharedSince: '2026-12-20T02:20:00.000Z',
        importedFrom: ownWords.calendarUrl,
        readOn: '2026-12-20T02:20:00.000Z',
        fault: null,
      },
    ])
    expect(data['blockedDates']).toEqual([
      { listing: life.ownId, from: '2027-01-09T05:00:00.000Z', to: '2027-01-11T05:00:00.000Z' },
    ])
  })

  test('reservations of both sides, of the other one the first name alone', () => {
    const { userId } = life.friend
    expect(data['reservationsAsRenter']).toMatchObject([
      {
        id: life.rented,
        listing: life.othersId,
        other: userId,
        otherFirstName: 'Frida',
        status: 'confirmed',
        from: '2026-12-01T05:00:00.000Z',
        period: 'daily',
        periods: 2,
        pricePerPeriod: 900,
        fee: 0,
        total: 1800,
        currency: 'THB',
      },
      { id: life.asking, status: 'requested', expiresOn: '2026-12-21T02:20:00.000Z' },
    ])
    expect(data['reservationsAsLender']).toMatchObject([
      { id: life.lent, listing: life.ownId, otherFirstName: 'Frida' },
      { id: life.request, status: 'requested' },
    ])
    expect(data['reservationSteps']).toMatchObject([
      { reservation: life.lent, from: null, to: 'confirmed', by: 'renter' },
      { reservation: life.rented, from: null, to: 'confirmed', by: 'you' },
      { reservation: life.request, to: 'requested', by: 'renter' },
      { reservation: life.asking, to: 'requested', by: 'you' },
    ])
  })

  test('what was said, by whom', () => {
    expect(data['conversations']).toMatchObject([
      { id: life.answeredIn, as: 'lender', otherFirstName: 'Frida', readUpToMessage: 0 },
      { id: life.askedIn, as: 'renter', otherFirstName: 'Frida', readUpToMessage: 0 },
    ])
    const said = data['messages']?.map(({ conversation, by, text: words }) => [
      conversation,
      by,
      words,
    ])
    expect(said).toContainEqual([life.askedIn, 'you', 'I have left my coat with you.'])
    expect(said).toContainEqual([life.answeredIn, 'the other', 'The boat was lovely.'])
    expect(data['reviewsWritten']).toMatchObject([
      { reservation: life.lent, starsOfUser: 3, starsOfListing: null, aboutFirstName: 'Frida' },
      { reservation: life.rented, starsOfUser: 5, starsOfListing: 4 },
    ])
    expect(data['reviewsReceived']).toHaveLength(2)
    const coat = data['messages']?.find(
      ({ text: words }) => words === 'I have left my coat with you.',
    )
    expect(data['reports']).toMatchObject([
      { reason: 'other', note: 'The coat was there.', upToMessage: coat?.['id'], handledOn: null },
    ])
    expect(data['blockedPeople']).toMatchObject([{ user: life.stranger.userId }])
  })
})

test('nobody else gets it', async () => {
  const anonymous = await download(new Client(site.app))
  expect(anonymous.statusCode).toBe(401)
  expect(anonymous.json()).toMatchObject({ success: false, errorCode: 1 })
  const named = await download(life.friend, { 'x-user-id': String(life.person.userId) })
  expect(named.statusCode).toBe(409)
  expect(named.json()).toMatchObject({ errorCode: 11 })
})

test('who asks for it on and on has to wait, and has one more after five minutes', async () => {
  const reader = await newUser(site)
  const codes: number[] = []
  for (let count = 0; count <= ownDataAllowance.atOnce; count++) {
    codes.push((await download(reader)).statusCode)
  }
  expect(codes).toEqual([...Array<number>(ownDataAllowance.atOnce).fill(200), 429])
  expect((await download(reader)).json()).toMatchObject({
    errorCode: 7,
    message: 'Too many tries. Please wait.',
  })
  site.wait(5 * minuteMs)
  expect((await download(reader)).statusCode).toBe(200)
  expect((await download(reader)).statusCode).toBe(429)
})

test('of somebody new it says that there is nothing', async () => {
  const { profile, logins, madeOn: _, ...lists } = await dataOf(await newUser(site))
  expect(profile['lastName']).toBe('')
  expect(logins).toHaveLength(1)
  expect(Object.values(lists).every((list) => list.length === 0)).toBe(true)
})

test('a newsletter is told to whose address it is alone', async () => {
  const email = 'somebody.else@example.com'
  await sql`insert into newsletter_address (email, subscribed_on)
    values (${email}, now())`.execute(site.context.db)
  const { newsletter } = await dataOf(await newUser(site, { email }))
  expect(newsletter).toEqual([])
})

test('of many messages each is there once, without those that are hidden from the user', async () => {
  const host = await newUser(site)
  const renter = await newUser(site)
  const id = await newListing(host)
  const { ChatId } = await renter.get(sendAsRenter, { body: { RentId: id, Msg: 'first' } })
  await host.get(sendAsHost, { body: { ChatId, Msg: 'answer' } })
  const many = 2 * ownDataRowsAtOnce + 3
  await sql`insert into message (listing_id, chat_id, author_id, text)
    select ${id}, ${ChatId}, ${renter.userId}, 'number ' || n
    from generate_series(1, ${many}::int) as n`.execute(site.context.db)
  await host.get(blockUser, { params: { id: renter.userId } })
  await renter.get(sendAsRenter, { body: { RentId: id, Msg: 'seen by its author alone' } })

  const texts = async (by: Client) => (await dataOf(by))['messages']?.map(({ text }) => text)
  const seen = ['first', 'answer', ...Array.from({ length: many }, (_, at) => `number ${at + 1}`)]
  expect(await texts(host)).toEqual(seen)
  expect(await texts(renter)).toEqual([...seen, 'seen by its author alone'])
})
