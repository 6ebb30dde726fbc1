import { ownDataRowsAtOnce } from '#contract/limits.ts'
import {
  ownBlocks,
  ownDevices,
  ownNewsletter,
  ownProfile,
  ownSavedListings,
  ownSessions,
} from '#server/db/own-data/own-account.ts'
import { ownBlockedDates, ownCalendars, ownListings } from '#server/db/own-data/own-listings.ts'
import { ownReservationsAs, ownReservationSteps } from '#server/db/own-data/own-reservations.ts'
import type { ReadPart } from '#server/db/own-data/own-rows.ts'
import {
  ownConversations,
  ownMessages,
  ownReports,
  ownReviewsReceived,
  ownReviewsWritten,
} from '#server/db/own-data/own-words.ts'
import type { Context } from './context.ts'

/** In the order of the file, under the names that stand there. */
const sections: Record<string, ReadPart> = {
  listings: ownListings,
  blockedDates: ownBlockedDates,
  calendars: ownCalendars,
  reservationsAsRenter: ownReservationsAs('renter'),
  reservationsAsLender: ownReservationsAs('lender'),
  reservationSteps: ownReservationSteps,
  conversations: ownConversations,
  messages: ownMessages,
  reviewsWritten: ownReviewsWritten,
  reviewsReceived: ownReviewsReceived,
  savedListings: ownSavedListings,
  blockedPeople: ownBlocks,
  reports: ownReports,
  newsletter: ownNewsletter,
  devicesThatAreTold: ownDevices,
  logins: ownSessions,
}

/** All that is kept of a user as a text of JSON, piece by piece: no more than a part of one kind is in memory, and no
 *  transaction is open meanwhile. What comes while it is read may be in it or not. */
export async function* exportOwnData(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): AsyncGenerator<string> {
  yield `{\n"madeOn": ${JSON.stringify(now())},\n"profile": ${asJson(await ownProfile(db, userId))}`
  for (const [name, read] of Object.entries(sections)) {
    yield `,\n"${name}": [`
    let between = '\n'
    for await (const records of partsOf((after) =>
      read(db, { userId, after, atMost: ownDataRowsAtOnce }),
    )) {
      yield between + records.map(asJson).join(',\n')
      between = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

const asJson = (value: object) => JSON.stringify(value, null, 2)

async function* partsOf(
  read: (after: number) => ReturnType<ReadPart>,
): AsyncGenerator<object[], void> {
  let after = 0
  for (;;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ record }) => record)
    if (rows.length < ownDataRowsAtOnce) return
    after = last.key
  }
}
