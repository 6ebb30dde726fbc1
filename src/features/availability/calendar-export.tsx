import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { renewCalendarExport, switchCalendarExport } from '#contract/endpoints/calendar.ts'
import { callMutation } from '#src/api/mutation.ts'
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
  const renew = useWrite(callMutation(renewCalendarExport))
  const error = turn.error ?? renew.error
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
        <CalendarAddress
          url={new URL(path, location.origin).href}
          isPending={renew.isPending}
          onRenew={(onSettled) => {
            const done = () => toast(t`The calendar has a new address`)
            renew.mutate({ params: { id: listingId } }, { onSuccess: done, onSettled })
          }}
        />
      )}
      {error && <WriteFailure error={error} />}
    </>
  )
}

function CalendarAddress({
  url,
  isPending,
  onRenew,
}: {
  url: string
  isPending: boolean
  onRenew(onSettled: () => void): void
}) {
  const { t } = useLingui()
  const copy = useCopy()
  const [isAsking, setAsking] = useState(false)
  const stop = () => setAsking(false)
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
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trans>New address</Trans>
        </Button>
      </FormActions>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        isPending={isPending}
        title={t`Give the calendar a new address?`}
        confirmText={t`New address`}
        cancelText={t`Keep it`}
        onConfirm={() => onRenew(stop)}
        onCancel={stop}
      >
        <p>
          <Trans>Sites that know the address of today will not see your dates any more.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
