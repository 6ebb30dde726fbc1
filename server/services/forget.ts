import { deleteExpiredLinks } from '#server/db/repositories/mail-links.ts'
import { deleteSavedChanges } from '#server/db/repositories/saved-listings.ts'
import { deleteExpiredSessions } from '#server/db/repositories/sessions.ts'
import { removeFullTries } from '#server/db/repositories/tries.ts'
import type { Context } from './context.ts'
import { sessionLifetimeMs } from './sessions.ts'

const rowsAtOnce = 1000
/** A heart that a device has not brought by then was given in a session that is over. */
const heartKeysKeptMs = sessionLifetimeMs

/** Removes what was kept for a while only and has had its time. */
export async function forgetWhatIsOver({ db, now }: Context, signal: AbortSignal): Promise<void> {
  await deleteExpiredLinks(db, now())
  await deleteExpiredSessions(db, now())
  await removeFullTries(db, now())
  await forgetHeartKeys(db, new Date(now().getTime() - heartKeysKeptMs), signal)
}

async function forgetHeartKeys(
  db: Context['db'],
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  let removed: number
  do removed = await deleteSavedChanges(db, { before, limit: rowsAtOnce })
  while (removed === rowsAtOnce && !signal.aborted)
}
