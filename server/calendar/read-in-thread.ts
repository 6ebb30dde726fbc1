import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { CalendarFault } from '#contract/domain/calendar.ts'
import type { Stay } from '#contract/domain/stay.ts'
import { slots } from '#server/slots.ts'
import { startThread } from '#server/thread.ts'
import { CalendarProblem } from './calendar-problem.ts'
import type { CalendarSpan } from './read-ranges.ts'

/** Some rules can be repeated for ever without a single day coming of it. */
const usualTimeoutMs = 10_000
const memoryMb = 192

/** Few wait here: a calendar is fetched when it has a place among those that are read for lenders or in a round. */
const inSlot = slots(2)

export interface ReadInput {
  text: string
  span: CalendarSpan
}

export interface ReadAnswer {
  ranges: Stay[]
  fault: CalendarFault | null
}

/** Reads a calendar that somebody else has written, where it can neither hold up the server nor take its memory.
 *  @throws CalendarProblem (rejects) */
export async function readInThread(
  text: string,
  span: CalendarSpan,
  timeoutMs = usualTimeoutMs,
): Promise<Stay[]> {
  const input: ReadInput = { text, span }
  const read = () =>
    startThread(new URL('./read-thread.ts', import.meta.url), input, {
      maxOldGenerationSizeMb: memoryMb,
    })
  return inSlot(() => answerOf(read(), timeoutMs))
}

/** What a thread that reads a calendar answers, with which it ends.
 *  @throws CalendarProblem (rejects), also where it wants too much time or memory */
export async function answerOf(thread: Worker, timeoutMs = usualTimeoutMs): Promise<Stay[]> {
  // After its time it may still fail while it is being ended.
  thread.on('error', () => undefined)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const [{ ranges, fault }] = (await once(thread, 'message', { signal }).catch(
      (error: unknown) => {
        throw wantsTooMuch(error) ? new CalendarProblem('too-many', { cause: error }) : error
      },
    )) as [ReadAnswer]
    if (fault !== null) throw new CalendarProblem(fault)
    return ranges
  } finally {
    await thread.terminate()
  }
}

/** Time or memory. What else ends a thread is no fault of the calendar. */
const wantsTooMuch = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
