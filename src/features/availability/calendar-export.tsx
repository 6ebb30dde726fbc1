import { Trans, useLingui } from '@lingui/react/macro'
import { renewCalendarExport, switchCalendarExport } from '#contract/endpoints/calendar.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { useWrite } from '#src/api/use-write.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { useCopy } from '#src/ui/use-copy.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** The address at which other sites read when the listing is taken.
 *  @param path null while nobody may */
export function CalendarExport({ listingId, path }: { listingId: number; path: string | null }) {
  const { t } = useLingui()
  const turn = useWrite(callMutation(switchCalendarExport))
  const change = (isOn: boolean) => {
    turn.mutate({ params: { id: listingId, on: isOn ? '1' : '0' } })
  }
  return (
    <>
      <Switch
        isOn={turn.isPending ? turn.variables.params?.on === '1' : path !== null}
        hint={t`When it is taken, without names, for whoever knows the address.`}
        onChange={change}
      >
        <Trans>Share this listing's dates with other sites</Trans>
      </Switch>
      {path !== null && (
        <CalendarAddress listingId={listingId} url={new URL(path, location.origin).href} />
      )}
      {turn.error && <WriteFailure error={turn.error} />}
    </>
  )
}

function CalendarAddress({ listingId, url }: { listingId: number; url: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  const { ask, error, question } = useConfirmedWrite({
    ...callMutation(renewCalendarExport),
    onSuccess: () => toast(t`The calendar has a new address`),
  })
  return (
    <>
      <Field
        label={t`Address of this listing's calendar`}
        hint={t`Enter it where another site asks for an iCal address.`}
      >
        {(control) => (
          <input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <FormActions>
        <Button onClick={() => copy(url)}>
          <Icon name="copy" />
          <Trans>Copy address</Trans>
        </Button>
        <Button look="quiet" onClick={() => ask({ params: { id: listingId } })}>
          <Trans>New address</Trans>
        </Button>
      </FormActions>
      <ConfirmDialog
        {...question}
        isDangerous
        title={t`Give the calendar a new address?`}
        confirmText={t`New address`}
        cancelText={t`Keep it`}
      >
        <p>
          <Trans>Sites that know the address of today will not see your dates any more.</Trans>
        </p>
        {error && <WriteFailure error={error} />}
      </ConfirmDialog>
    </>
  )
}
