import { errorCodes } from '#contract/wire/error-codes.ts'

interface KindRules {
  /** While it needs its author, what comes after it in its lane waits. */
  holdsLane: boolean
  /** Refusals that mean that there is nothing left to do. */
  doneAt: readonly number[]
  /** Nobody asked for it by name, and nobody is told that it waits. */
  isQuiet?: true
}

const { 'not-there': notThere, 'not-yours': notYours } = errorCodes

/** What queues, and what an answer means for it. */
export const outboxKinds = {
  'renter-message': { holdsLane: true, doneAt: [] },
  'host-message': { holdsLane: true, doneAt: [] },
  reservation: { holdsLane: false, doneAt: [] },
  'reservation-answer': { holdsLane: false, doneAt: [] },
  'renter-review': { holdsLane: false, doneAt: [] },
  'lender-review': { holdsLane: false, doneAt: [] },
  report: { holdsLane: false, doneAt: [] },
  heart: { holdsLane: false, doneAt: [notThere.code] },
  'read-mark': { holdsLane: false, doneAt: [notThere.code, notYours.code], isQuiet: true },
} as const satisfies Record<string, KindRules>

export type OutboxKind = keyof typeof outboxKinds

export const rulesOf = (kind: OutboxKind): KindRules => outboxKinds[kind]
