import { parentPort, workerData } from 'node:worker_threads'
import { CalendarProblem } from './calendar-problem.ts'
import type { ReadAnswer, ReadInput } from './read-in-thread.ts'
import { readRanges } from './read-ranges.ts'

function answerTo({ text, span }: ReadInput): ReadAnswer {
  try {
    return { ranges: readRanges(text, span), fault: null }
  } catch (error) {
    if (error instanceof CalendarProblem) return { ranges: [], fault: error.fault }
    throw error
  }
}

parentPort?.postMessage(answerTo((workerData as { input: ReadInput }).input))
