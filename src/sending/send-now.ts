import { readTimeMs } from '#contract/limits.ts'
import { outboxItems } from './known-items.ts'
import { lookAtOutbox, warnOfOutbox } from './look.ts'
import { tryAgain } from './page-outbox.ts'
import { isUnderWay, sendableIn, unsentIn } from './unsent-in.ts'

/** Tries all of it again that does not need its author, and waits until none of it is under way, for 8 s at most: what
 *  is on its way then goes on.
 *  @returns how many are left */
export async function sendNow(): Promise<number> {
  try {
    for (const { seq } of sendableIn(outboxItems.get())) await tryAgain(seq)
    await lookAtOutbox()
  } catch (error) {
    warnOfOutbox(error)
  }
  await atRest()
  return unsentIn(outboxItems.get()).length
}

const atRest = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(late)
      stop()
      resolve()
    }
    const look = () => isUnderWay(outboxItems.get()) || end()
    const late = setTimeout(end, readTimeMs)
    const stop = outboxItems.subscribe(look)
    look()
  })
