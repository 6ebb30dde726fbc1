import { useState } from 'react'
import type { NewReport } from '#contract/domain/report.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { useWrite } from '#src/api/use-write.ts'
import { follow } from '#src/sending/follow.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
import { forgetReport, keepReport, keptReport, newReport, type ReportDraft } from './kept-report.ts'

/** The report that somebody writes of a conversation: kept while it is written, then in the outbox, then sent.
 *  @param about what the person will know it by
 *  @param onReported called when the server has it, also after the dialog was closed */
export function useReport(
  { chatId, about }: { chatId: number; about: string },
  onReported: () => void,
) {
  const name = `draft:report:${currentUserId()}:${chatId}`
  const [draft, setDraft] = useState(() => keptReport(name) ?? newReport())
  const isHere = useIsHere()
  const { mutate, isPending, isUnderWay, error, reset } = useWrite({
    mutationFn: async ({ reason, note }: NewReport) => {
      const body = { Reason: reason, Note: note.trim() }
      const parts = { params: { id: chatId }, body }
      const queued = await queueCall('report', parts, { id: draft.key, about })
      forgetReport(name)
      return follow('report', queued, { isHere, giveBack: () => keepReport(name, draft) })
    },
    onSuccess: onReported,
  })
  return {
    draft,
    isPending,
    error,
    /** What is on its way stays as it is. */
    change: (said: Partial<Omit<ReportDraft, 'key'>>) => {
      if (isUnderWay()) return
      const next = newReport({ ...draft, ...said })
      keepReport(name, next)
      setDraft(next)
      if (error) reset()
    },
    /** @param onSent called when the server has it and the dialog is still open */
    send: (report: NewReport, onSent: () => void) => mutate(report, { onSuccess: onSent }),
  }
}
