import { Trans, useLingui } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarImport as Imported } from '#contract/domain/calendar.ts'
import {
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
} from '#contract/endpoints/calendar.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { useWrite } from '#src/api/use-write.ts'
import { formatCount, formatDateTime } from '#src/i18n/format.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { useUnsavedWork } from '#src/ui/use-unsaved-work.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { faultWords } from './fault-words.ts'

/** Another site's calendar, whose dates are taken here as well. */
export function CalendarImport({
  listingId,
  imported,
}: {
  listingId: number
  imported: Imported | null
}) {
  const { t } = useLingui()
  const read = useWrite(callMutation(importCalendar))
  if (imported) return <ImportedCalendar listingId={listingId} imported={imported} />
  return (
    <ImportForm
      reading={read}
      sentUrl={read.variables?.body?.Url}
      onSend={(url) => {
        const done = () => toast(t`The calendar was read`)
        read.mutate({ params: { id: listingId }, body: { Url: url } }, { onSuccess: done })
      }}
    />
  )
}

function ImportForm({
  reading: { error, isPending },
  sentUrl,
  onSend,
}: {
  /** It outlives the form. */
  reading: Pick<UseMutationResult, 'error' | 'isPending'>
  sentUrl: string | undefined
  onSend(url: string): void
}) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  useUnsavedWork(url !== '')
  const fault = url.trim() === sentUrl ? error : null
  const said = fieldErrors(fault).Url
  return (
    <FaultFocus error={error}>
      <Form onSend={() => onSend(url.trim())}>
        <Field
          label={t`Address of a calendar (iCal)`}
          hint={t`Its dates cannot be reserved here. It is read again every half hour.`}
          error={said && serverSentence(said)}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        {fault && !said && <WriteFailure error={fault} />}
        <FormActions>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? <Trans>Reading the calendar…</Trans> : <Trans>Read this calendar</Trans>}
          </Button>
        </FormActions>
      </Form>
    </FaultFocus>
  )
}

function ImportedCalendar({
  listingId,
  imported: { url, readOn, fault, ranges },
}: {
  listingId: number
  imported: Imported
}) {
  const { t } = useLingui()
  const params = { id: listingId }
  const refresh = useWrite(callMutation(refreshImportedCalendar))
  const removal = useConfirmedWrite(callMutation(removeImportedCalendar))
  const { host } = new URL(url)
  const read = formatDateTime(readOn)
  const count = formatCount(ranges.length)
  return (
    <>
      <p>
        <Trans>
          The calendar of <span title={url}>{host}</span> was read on {read}. Ranges of dates that
          it takes: {count}.
        </Trans>
      </p>
      {fault && (
        <Notice tone="failure">
          <Sentences
            first={t(faultWords[fault])}
            then={<Trans>What it said before still counts; it is read again by itself.</Trans>}
          />
        </Notice>
      )}
      {refresh.error && <WriteFailure error={refresh.error} />}
      <FormActions>
        <Button aria-disabled={refresh.isPending} onClick={() => refresh.mutate({ params })}>
          <Trans>Read it again</Trans>
        </Button>
        <Button look="quiet" onClick={() => removal.ask({ params })}>
          <Trans>Remove this calendar</Trans>
        </Button>
      </FormActions>
      <ConfirmDialog
        {...removal.question}
        isDangerous
        title={t`Remove this calendar?`}
        confirmText={t`Remove`}
        cancelText={t`Keep it`}
      >
        <p>
          <Trans>The dates that it takes can be reserved again.</Trans>
        </p>
        {removal.error && <WriteFailure error={removal.error} />}
      </ConfirmDialog>
    </>
  )
}
