import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { lacksNote, type ReportReason } from '#contract/domain/report.ts'
import { reportedMessagesAtMost, textLimits } from '#contract/limits.ts'
import { useReach } from '#src/api/use-reach.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceGroup, type Choice } from '#src/ui/choice-group.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { useReport } from './use-report.ts'

/** Where somebody says what is wrong with a conversation. What is typed stays until it can be sent. */
export function ReportDialog({
  chatId,
  about,
  onClose,
}: {
  chatId: number
  about: string
  onClose(): void
}) {
  const { t } = useLingui()
  const formId = useId()
  const isCutOff = useReach() !== 'online'
  const [refusal, setRefusal] = useState<object | null>(null)
  const { draft, isPending, error, change, send } = useReport({ chatId, about }, () =>
    toast(t`Thank you. The report is with us.`),
  )
  const { reason, note } = draft
  const choices: Choice<ReportReason>[] = [
    { value: 'spam', name: t`Spam`, detail: t`Advertising, or the same to everybody` },
    { value: 'scam', name: t`Fraud`, detail: t`Wants money or data outside of this site` },
    { value: 'abuse', name: t`Insults or threats` },
    { value: 'other', name: t`Something else` },
  ]
  const isNoteMissing = reason !== null && lacksNote({ reason, note })
  const submit = () => {
    if (reason === null || isNoteMissing) return setRefusal({})
    setRefusal(null)
    send({ reason, note }, onClose)
  }
  return (
    <Dialog
      isOpen
      title={t`Report this conversation`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isPending ? t`Close` : t`Cancel`}</Button>
          <Button type="submit" form={formId} look="main" aria-disabled={isPending}>
            <Trans>Send report</Trans>
          </Button>
        </>
      }
    >
      <FaultFocus error={refusal}>
        <Form id={formId} onSend={submit}>
          <ChoiceGroup
            label={t`What is wrong?`}
            choices={choices}
            value={reason}
            error={refusal && reason === null ? t`Please choose what is wrong.` : undefined}
            onChange={(chosen) => change({ reason: chosen })}
          />
          <TextArea
            label={reason === 'other' ? t`What has happened?` : t`What has happened? (optional)`}
            hint={t`We read the last ${plural(reportedMessagesAtMost, { one: '# message', other: '# messages' })} along with it. The other one is not told.`}
            value={note}
            maxLength={textLimits.note}
            error={refusal && isNoteMissing ? t`Please say what is wrong.` : undefined}
            onChange={(text) => change({ note: text })}
          />
          {error && <WriteFailure error={error} />}
          <p role="status">
            {isPending && isCutOff && <Trans>It will be sent when there is a connection.</Trans>}
          </p>
        </Form>
      </FaultFocus>
    </Dialog>
  )
}
