import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { logout } from '#contract/endpoints/session.ts'
import { callMutation } from '#src/api/mutation.ts'
import { changeSession } from '#src/api/session.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Ends the session, and forgets what was private on this page. */
export function LogoutButton({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation(callMutation(logout))
  const leave = async () => {
    await onDone()
    changeSession(null)
  }
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate({}, { onSuccess: leave })}>
        <Trans>Logout</Trans>
      </Button>
      {error && <WriteFailure error={error} before={t`Logout NOT successful`} />}
    </>
  )
}
