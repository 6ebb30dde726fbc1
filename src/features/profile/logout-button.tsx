import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWrite } from '#src/api/use-write.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { logOut } from '#src/sending/log-out.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Ends the session, and forgets what was private on this page. What is not sent yet is asked about. */
export function LogoutButton({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useLingui()
  const unsent = useUnsent()
  const [isAsking, setIsAsking] = useState(false)
  const {
    mutate: leave,
    isPending,
    error,
    reset,
  } = useWrite({
    mutationFn: (unwanted: readonly OutboxItem[]) => logOut(unwanted, onDone),
  })
  const stay = () => {
    if (isPending) return
    reset()
    setIsAsking(false)
  }
  const failure = error && <WriteFailure error={error} before={t`Logout NOT successful`} />
  return (
    <>
      <Button
        aria-disabled={isPending}
        onClick={() => (unsent.length > 0 ? setIsAsking(true) : leave([]))}
      >
        <Trans>Logout</Trans>
      </Button>
      {!isAsking && failure}
      <Dialog
        isQuestion
        title={t`Log out before everything is sent?`}
        isOpen={isAsking}
        onClose={stay}
        actions={
          <>
            <Button onClick={stay}>
              <Trans>Stay logged in</Trans>
            </Button>
            <Button look="danger" aria-disabled={isPending} onClick={() => leave(unsent)}>
              <Trans>Discard them</Trans>
            </Button>
            <Button look="main" aria-disabled={isPending} onClick={() => leave([])}>
              <Trans>Keep them on this device</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Sentences
            first={
              <Plural
                value={unsent.length}
                one="# thing that you wrote is not sent yet."
                other="# things that you wrote are not sent yet."
              />
            }
            then={
              <Trans>
                While you are logged in, they are sent as soon as there is a connection. Kept on
                this device, nobody else can read them here, and they are sent after your next
                login.
              </Trans>
            }
          />
        </p>
        {failure}
      </Dialog>
    </>
  )
}
