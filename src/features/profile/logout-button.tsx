import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useReach } from '#src/api/use-reach.ts'
import { useWrite } from '#src/api/use-write.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { logOut } from '#src/sending/log-out.ts'
import { sendNow } from '#src/sending/send-now.ts'
import { sendableIn } from '#src/sending/unsent-in.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { UnsentWords } from './unsent-words.tsx'

interface Leaving {
  sendsFirst?: true
  unwanted?: readonly OutboxItem[]
}

/** Ends the session, and forgets what was private on this page. What is not sent yet is asked about. */
export function LogoutButton({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useLingui()
  const unsent = useUnsent()
  const isOnline = useReach() === 'online'
  const [isAsking, setIsAsking] = useState(false)
  const {
    mutate: leave,
    isPending,
    isUnderWay,
    variables: leaving,
    data: leftCount = 0,
    error,
    reset,
  } = useWrite({
    mutationFn: async ({ sendsFirst, unwanted = [] }: Leaving) => {
      const left = sendsFirst ? await sendNow() : 0
      if (left === 0) await logOut(unwanted, onDone)
      return left
    },
  })
  const isSending = isPending && leaving?.sendsFirst === true
  const canSend = isSending || (isOnline && sendableIn(unsent).length > 0)
  const stay = () => {
    if (isUnderWay()) return
    reset()
    setIsAsking(false)
  }
  const failure = error && <WriteFailure error={error} before={t`Logout NOT successful`} />
  return (
    <>
      <Button
        aria-disabled={isPending}
        onClick={() => (unsent.length > 0 ? setIsAsking(true) : leave({}))}
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
            <Button
              look="danger"
              aria-disabled={isPending}
              onClick={() => leave({ unwanted: unsent })}
            >
              <Trans>Discard them</Trans>
            </Button>
            <Button
              look={canSend ? 'plain' : 'main'}
              aria-disabled={isPending}
              onClick={() => leave({})}
            >
              <Trans>Keep them on this device</Trans>
            </Button>
            {canSend && (
              <Button
                look="main"
                aria-disabled={isPending}
                onClick={() => leave({ sendsFirst: true })}
              >
                <Trans>Send now</Trans>
              </Button>
            )}
          </>
        }
      >
        {isSending && (
          <Notice>
            <Trans>Sending…</Trans>
          </Notice>
        )}
        {leftCount > 0 && (
          <Notice tone="failure">
            <Trans>Not everything could be sent.</Trans>
          </Notice>
        )}
        {failure}
        <p>
          <UnsentWords count={unsent.length} />
        </p>
      </Dialog>
    </>
  )
}
