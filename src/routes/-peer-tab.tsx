import { Trans } from '@lingui/react/macro'
import type { PublicUser } from '#contract/domain/user.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'

/** The other one of a reservation, in their own words. */
export function PeerTab({ user }: { user: PublicUser }) {
  return (
    <>
      <PublicUserCard user={user} />
      <p>{user.about || <Trans>Nothing told about themselves yet.</Trans>}</p>
    </>
  )
}
