import { errorCodes } from '#contract/wire/error-codes.ts'

interface KindRules {
  /** While it needs its author, what comes after it in its lane waits. */
  holdsLane: boolean
  /** Refusals that mean that there is nothing left to do. */
  doneAt: readonly number[]
}

/** What queues, and what an answer means for it. */
export const outboxKinds = {
  'renter-message': { holdsLane: true, doneAt: [] },
  'host-message': { holdsLane: true, doneAt: [] },
  reservation: { holdsLane: false, doneAt: [] },
  'reservation-answer': { holdsLane: false, doneAt: [] },
  heart: { holdsLane: false, doneAt: [errorCodes['not-there'].code] },
} as const satisfies Record<string, KindRules>

export type OutboxKind = keyof typeof outboxKinds

export const rulesOf = (kind: OutboxKind): KindRules => outboxKinds[kind]
