import { deleteExpiredLinks } from '#server/db/repositories/mail-links.ts'
import { deleteExpiredSessions } from '#server/db/repositories/sessions.ts'
import { removeFullTries } from '#server/db/repositories/tries.ts'
import type { Context } from './context.ts'

/** Removes what was kept for a while only and has had its time. */
export async function forgetWhatIsOver({ db, now }: Context): Promise<void> {
  await deleteExpiredLinks(db, now())
  await deleteExpiredSessions(db, now())
  await removeFullTries(db, now())
}
