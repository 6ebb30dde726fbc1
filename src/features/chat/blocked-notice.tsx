import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { PublicUser } from '#contract/domain/user.ts'
import { unblockUser } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Stands where one would write to somebody whom one has blocked. */
export function BlockedNotice({ peer: { id, firstName } }: { peer: PublicUser }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation(callMutation(unblockUser))
  const name = firstName || t`User ${id}`
  return (
    <Notice>
      <p>
        <Trans>You have blocked {name}. Neither of you gets messages from the other.</Trans>
      </p>
      {error && <WriteFailure error={error} />}
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate({ params: { id } })}>
        <Trans>Unblock</Trans>
      </Button>
    </Notice>
  )
}
