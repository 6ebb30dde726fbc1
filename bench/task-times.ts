import type { Browser } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds by the clock. */
  dur?: number
  /** Microseconds of the processor. */
  tdur?: number
  args?: { name?: string }
}

export interface TaskTimes {
  /** Of each task over the limit, in milliseconds of the processor. */
  own: number[]
  /** The longest by the clock: others work on a shared machine, too. */
  longestByClockMs: number
}

/** What a page's main threads did while something went on. Only one may be traced at a time. */
export async function taskTimes(
  browser: Browser,
  overMs: number,
  act: () => Promise<void>,
): Promise<TaskTimes> {
  await browser.startTracing(undefined, { categories: ['toplevel', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) =>
      event.ph === 'X' && event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The trace has no task of a page')
  const own = tasks.map(({ tdur = 0 }) => tdur / 1000).filter((ms) => ms > overMs)
  const longestByClockMs = Math.max(...tasks.map(({ dur = 0 }) => dur / 1000))
  return { own, longestByClockMs }
}
