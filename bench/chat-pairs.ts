import { siteIds } from '#contract/limits.ts'
import { openDatabase } from '#server/db/database.ts'
import { advanceIds, insertRows } from '#server/demo/insert-rows.ts'
import type { Context } from '#server/services/context.ts'
import { issueCsrfToken, openSession } from '#server/services/sessions.ts'

/** One of two who write to each other, logged in. */
export interface Talker {
  userId: number
  chatId: number
  listingId: number
  isHost: boolean
  /** The newest message that their page has. */
  knownUpToId: number
  /** The request headers of a page of theirs. */
  headers: Record<string, string>
}

export type Pair = [renter: Talker, host: Talker]

/** Fills an empty database with as many conversations, each of a renter and a host of their own and with a first
 *  message. Nobody registers: passwords are slow by design.
 *  @param secret of the server that will run on it */
export async function fillWithPairs(
  dataDir: string,
  count: number,
  secret: string,
): Promise<Pair[]> {
  const { kysely, close } = await openDatabase({ dataDir })
  const now = new Date()
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const hostOf = (chatId: number) => chatId + count
  const users = Array.from({ length: 2 * count }, (_, at) => ({
    id: at + 1,
    email: `user${at + 1}@example.com`,
    password_hash: '',
    first_name: `User ${at + 1}`,
  }))
  try {
    return await kysely.transaction().execute(async (trx) => {
      await insertRows(trx, 'app_user', users)
      await insertRows(
        trx,
        'listing',
        numbers.map((id) => ({ ...offeredByDay, id, user_id: hostOf(id) })),
      )
      await insertRows(
        trx,
        'chat',
        numbers.map((id) => ({
          id,
          listing_id: id,
          renter_id: id,
          host_id: hostOf(id),
          created_on: now,
        })),
      )
      await insertRows(
        trx,
        'message',
        numbers.map((id) => ({
          listing_id: id,
          chat_id: id,
          author_id: id,
          text: 'Is it free?',
          created_on: now,
        })),
      )
      await advanceIds(trx, ['app_user', 'listing', 'chat'])
      // Sessions need no more of it.
      const parts: Partial<Context> = { db: trx, now: () => now, secret }
      const context = parts as Context
      const enter = async (userId: number, chatId: number): Promise<Talker> => {
        const session = await openSession(context, userId)
        const token = issueCsrfToken(context, session)
        const headers = { cookie: `session=${session}; csrftoken=${token}`, 'x-csrftoken': token }
        return {
          userId,
          chatId,
          listingId: chatId,
          isHost: userId !== chatId,
          knownUpToId: 1,
          headers,
        }
      }
      const pairs: Pair[] = []
      for (const id of numbers) pairs.push([await enter(id, id), await enter(hostOf(id), id)])
      return pairs
    })
  } finally {
    await close()
  }
}

const offeredByDay = {
  site_id: siteIds.realEstate,
  title: 'Condo near the river',
  type_id: 0,
  currency_id: 1,
  hourly_offered: false,
  hourly_approval: false,
  daily_offered: true,
  daily_minor: 90_000,
  daily_approval: false,
  weekly_offered: false,
  weekly_approval: false,
  monthly_offered: false,
  monthly_approval: false,
}
