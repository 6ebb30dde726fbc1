import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { chatsOf } from '#server/db/repositories/chats.ts'
import { lastMessages } from '#server/db/repositories/messages.ts'
import { latestReservations } from '#server/db/repositories/reservations.ts'
import type { Schema } from '#server/db/schema.ts'
import { readInbox } from '#server/services/chat.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const longLength = 5000
const unread = 7
/** A few for each conversation. */
const readAtMost = 50
/** So many can follow one statement. */
const parametersAtMost = 65_535

/** As many words in a conversation as two say in years, all but the newest of which the renter has read. */
async function talkOn(db: Kysely<Schema>, chatId: number): Promise<void> {
  await sql`
    insert into message (listing_id, chat_id, author_id, text)
    select listing_id, chat.id, case when n % 2 = 0 then host_id else renter_id end,
      repeat('about this and that ', 50)
    from chat, generate_series(1, ${longLength - unread}::int) as n where chat.id = ${chatId}
  `.execute(db)
  await sql`
    update chat set renter_read_id =
      (select max(message.id) from message where message.chat_id = chat.id)
    where chat.id = ${chatId}
  `.execute(db)
  await sql`
    insert into message (listing_id, chat_id, author_id, text)
    select listing_id, chat.id, host_id, 'Still there? ' || n
    from chat, generate_series(1, ${unread}::int) as n where chat.id = ${chatId}
  `.execute(db)
}

/** How many rows of messages this transaction has read. */
async function messagesRead(trx: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_xact_user_tables
    where relname = 'message'
  `.execute(trx)
  return rows[0]!.count
}

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  let site: TestApp
  let renter: Client & { userId: number }
  beforeAll(async () => {
    site = await openTestApp({ kind })
    const lender = await newUser(site)
    renter = await newUser(site)
    const ask = async (Msg: string) =>
      renter.get(sendAsRenter, { body: { RentId: await newListing(lender), Msg } })
    const { ChatId: long } = await ask('May I bring a dog?')
    await talkOn(site.context.db, long)
    const { ChatId: short } = await ask('And this one?')
    await lender.get(sendAsHost, { body: { ChatId: short, Msg: 'Yes' } })
    await ask('Hello?')
  })
  afterAll(() => site.close())

  test.each([
    ['before', sql`select`],
    ['after', sql`analyze chat, message`],
  ])(
    'the inbox reads of a long conversation what it shows alone, %s it is analyzed',
    async (_when, prepare) => {
      const { db } = site.context
      await prepare.execute(db)
      await db.transaction().execute(async (trx) => {
        const before = await messagesRead(trx)
        const lines = await readInbox({ ...site.context, db: trx }, renter.userId, null)
        expect(
          lines.map(({ lastMessage, unreadCount }) => [lastMessage.text, unreadCount]),
        ).toEqual([
          ['Hello?', 0],
          ['Yes', 1],
          [`Still there? ${unread}`, unread],
        ])
        expect((await messagesRead(trx)) - before).toBeLessThan(readAtMost)
      })
    },
  )

  test('more conversations than a statement has parameters are one inbox', async () => {
    const { db } = site.context
    const guest = await newUser(site)
    const listingId = await newListing(await newUser(site))
    await guest.get(createReservation, { body: requestedWeek(listingId, 3) })
    const [chat] = await chatsOf(db, guest.userId, null)
    const nobodys = Array.from({ length: parametersAtMost }, (_, at) => -at)
    const chats = [chat!, ...nobodys.map((id) => ({ ...chat!, id, listingId: id }))]
    expect(await lastMessages(db, chats, guest.userId)).toHaveLength(1)
    const listingIds = [...nobodys, listingId]
    const renterIds = [...nobodys, guest.userId]
    expect(await latestReservations(db, { listingIds, renterIds })).toHaveLength(1)
  })
})
