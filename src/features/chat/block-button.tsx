import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicUser } from '#contract/domain/user.ts'
import { blockUser } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Blocks somebody, after asking. */
export function BlockButton({ peer }: { peer: PublicUser }) {
  const { t } = useLingui()
  const name = userName(peer)
  const { ask, error, question } = useConfirmedWrite({
    ...callMutation(blockUser),
    onSuccess: () => toast(t`${name} is blocked`),
  })
  return (
    <>
      <Button look="quiet" onClick={() => ask({ params: { id: peer.id } })}>
        <Trans>Block {name}</Trans>
      </Button>
      <ConfirmDialog
        {...question}
        isDangerous
        title={t`Block ${name}?`}
        confirmText={t`Block`}
        cancelText={t`Cancel`}
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
