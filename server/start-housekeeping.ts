import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { removeCutOffUploads } from './plugins/upload-folder.ts'
import { startRounds } from './rounds.ts'
import type { SentenceLog } from './sentence-log.ts'
import { collectPictures } from './services/collect-pictures.ts'
import type { Context } from './services/context.ts'
import { expireAllOverdue } from './services/expire.ts'
import { forgetWhatIsOver } from './services/forget.ts'
import { refreshDueCalendars } from './services/refresh-calendars.ts'
import { signChangedListings } from './services/sign-listings.ts'

/** What the clock does while the server runs.
 *  @returns what ends it after the rounds that are under way */
export function startHousekeeping(context: Context, log: SentenceLog): () => Promise<void> {
  const warning = (sentence: string) => (error: unknown) => log.error(error, sentence)
  const cannotExpire = warning('Requests could not be expired.')
  const cannotRead = warning('Calendars could not be read.')
  const cannotRemove = warning('Pictures of nobody could not be removed.')
  const cannotClear = warning('Uploads that were cut off could not be removed.')
  const rounds = [
    // So late at most is a request over for people who only look; whoever asks for its dates finds it over at once.
    startRounds((signal) => expireAllOverdue(context, signal, cannotExpire), {
      everyMs: minuteMs,
      warn: cannotExpire,
    }),
    startRounds((signal) => refreshDueCalendars(context, signal, cannotRead), {
      everyMs: minuteMs,
      warn: cannotRead,
    }),
    startRounds((signal) => signChangedListings(context, signal), {
      everyMs: minuteMs,
      firstAfterMs: minuteMs,
      warn: warning('Listings could not be signed.'),
    }),
    startRounds((signal) => forgetWhatIsOver(context, signal), {
      everyMs: 60 * minuteMs,
      firstAfterMs: 5 * minuteMs,
      warn: warning('What is over could not be forgotten.'),
    }),
    startRounds((signal) => collectPictures(context, signal, cannotRemove), {
      everyMs: dayMs,
      // A start has better things to do.
      firstAfterMs: 5 * minuteMs,
      warn: cannotRemove,
    }),
    // An upload takes minutes; the clock is that of the files.
    startRounds(() => removeCutOffUploads(new Date(Date.now() - dayMs), cannotClear), {
      everyMs: dayMs,
      firstAfterMs: 5 * minuteMs,
      warn: cannotClear,
    }),
  ]
  return async () => {
    await Promise.all(rounds.map((each) => each.stop()))
  }
}
