import { deleteExpiredLinks } from '#server/db/repositories/mail-links.ts'
import { deleteSavedChanges } from '#server/db/repositories/saved-listings.ts'
import { deleteExpiredSessions } from '#server/db/repositories/sessions.ts'
import { removeFullTries } from '#server/db/repositories/tries.ts'
import type { Context } from './context.ts'
import { sessionLifetimeMs } from './sessions.ts'

const rowsAtOnce = 1000
/** A heart that a device has not brought by then was given in a session that is over. */
const heartKeysKeptMs = sessionLifetimeMs

/** Removes what was kept for a while only and has had its time, in parts: nobody waits long for one, and what an earlier
 *  one removed is gone when a later one fails. */
export async function forgetWhatIsOver({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const overOn = now()
  const inParts = async (
    forget: (db: Context['db'], part: { before: Date; limit: number }) => Promise<number>,
    before: Date,
  ) => {
    let forgotten: number
    do forgotten = await forget(db, { before, limit: rowsAtOnce })
    while (forgotten === rowsAtOnce && !signal.aborted)
  }

  await inParts(deleteExpiredLinks, overOn)
  await inParts(deleteExpiredSessions, overOn)
  await inParts(removeFullTries, overOn)
  await inParts(deleteSavedChanges, new Date(overOn.getTime() - heartKeysKeptMs))
}
