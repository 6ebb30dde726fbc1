import { isBlank } from './is-blank.ts'

export const reportReasons = ['spam', 'scam', 'abuse', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What one of a conversation's two finds wrong with it. */
export interface NewReport {
  reason: ReportReason
  /** May be empty where the reason says enough. */
  note: string
}

/** Whether a report lacks the words without which nobody knows what it is about. */
export const lacksNote = ({ reason, note }: NewReport): boolean =>
  reason === 'other' && isBlank(note)
