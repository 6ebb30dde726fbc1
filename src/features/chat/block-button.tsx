import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PublicUser } from '#contract/domain/user.ts'
import { blockUser } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Blocks somebody, after asking. */
export function BlockButton({ peer }: { peer: PublicUser }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const name = userName(peer)
  const { mutate, isPending, error } = useWrite({
    ...callMutation(blockUser),
    onSuccess() {
      setIsAsking(false)
      toast(t`${name} is blocked`)
    },
  })
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Block {name}</Trans>
      </Button>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        isPending={isPending}
        title={t`Block ${name}?`}
        confirmText={t`Block`}
        cancelText={t`Cancel`}
        onConfirm={() => mutate({ params: { id: peer.id } })}
        onCancel={() => setIsAsking(false)}
      >
        {error && <WriteFailure error={error} />}
        <p>
          <Trans>
            Neither of you gets messages from the other any more, in any conversation. {name} is not
            told. What you have agreed about reservations stays.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
