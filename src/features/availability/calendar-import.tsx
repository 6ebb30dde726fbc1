import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarImport as Imported } from '#contract/domain/calendar.ts'
import {
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
} from '#contract/endpoints/calendar.ts'
import { calendarUrlLength } from '#contract/limits.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { formatCount, formatDateTime } from '#src/i18n/format.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { toast } from '#src/ui/toast-store.ts'
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
  return imported ? (
    <ImportedCalendar listingId={listingId} imported={imported} />
  ) : (
    <ImportForm listingId={listingId} />
  )
}

function ImportForm({ listingId: id }: { listingId: number }) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const { mutate, error, isPending } = useWrite(callMutation(importCalendar))
  const said = fieldErrors(error).Url
  const send = () => {
    const done = () => toast(t`The calendar was read`)
    mutate({ params: { id }, body: { Url: url.trim() } }, { onSuccess: done })
  }
  return (
    <Form onSend={send}>
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
            maxLength={calendarUrlLength}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      {error && !said && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? <Trans>Reading the calendar...</Trans> : <Trans>Read this calendar</Trans>}
        </Button>
      </FormActions>
    </Form>
  )
}

function ImportedCalendar({
  listingId: id,
  imported: { url, readOn, fault, ranges },
}: {
  listingId: number
  imported: Imported
}) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const refresh = useWrite(callMutation(refreshImportedCalendar))
  const remove = useWrite(callMutation(removeImportedCalendar))
  const error = refresh.error ?? remove.error
  const params = { id }
  const readAgain = () => refresh.mutate({ params })
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
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button aria-disabled={refresh.isPending} onClick={readAgain}>
          <Trans>Read it again</Trans>
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trans>Remove this calendar</Trans>
        </Button>
      </FormActions>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        isPending={remove.isPending}
        title={t`Remove this calendar?`}
        confirmText={t`Remove`}
        cancelText={t`Keep it`}
        onConfirm={() => remove.mutate({ params }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans>The dates that it takes can be reserved again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
