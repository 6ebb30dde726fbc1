import { Trans } from '@lingui/react/macro'
import type { PublicUser } from '#contract/domain/user.ts'
import { unblockUser } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Stands where one would write to somebody whom one has blocked. */
export function BlockedNotice({ peer }: { peer: PublicUser }) {
  const { mutate, isPending, error } = useWrite(callMutation(unblockUser))
  const name = userName(peer)
  const unblock = () => mutate({ params: { id: peer.id } })
  return (
    <Notice>
      <p>
        <Trans>You have blocked {name}. Neither of you gets messages from the other.</Trans>
      </p>
      {error && <WriteFailure error={error} />}
      <Button aria-disabled={isPending} onClick={unblock}>
        <Trans>Unblock</Trans>
      </Button>
    </Notice>
  )
}
