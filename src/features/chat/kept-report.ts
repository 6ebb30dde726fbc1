import { reportReasons, type NewReport } from '#contract/domain/report.ts'
import { newKey } from '#src/api/new-key.ts'
import { onDevice } from '#src/cache/kept-values.ts'

/** A report that is being written. */
export interface ReportDraft {
  /** null until one is chosen. */
  reason: NewReport['reason'] | null
  note: string
  /** Goes with it through every try: the answer to an earlier one may have been lost. */
  key: string
}

export const newReport = (
  said: Omit<ReportDraft, 'key'> = { reason: null, note: '' },
): ReportDraft => ({ ...said, key: newKey() })

/** Keeps it on this device until it is sent. */
export const keepReport = (name: string, draft: ReportDraft) => onDevice.keep(name, draft)

export const forgetReport = (name: string) => onDevice.forget(name)

/** @returns null when nothing is kept, or nothing that can be read */
export function keptReport(name: string): ReportDraft | null {
  const { reason, note, key } = (onDevice.read(name) ?? {}) as Partial<ReportDraft>
  if (typeof note !== 'string' || typeof key !== 'string') return null
  return { reason: reportReasons.find((each) => each === reason) ?? null, note, key }
}
