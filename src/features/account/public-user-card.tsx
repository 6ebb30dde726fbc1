import { Trans } from '@lingui/react/macro'
import type { PublicUser } from '#contract/domain/user.ts'
import { formatDate } from '#src/i18n/format.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Stars } from '#src/ui/stars.tsx'
import { UserLink } from '#src/ui/user-link.tsx'
import styles from './public-user-card.module.css'

/** A user as everyone may see them, with the way to their page. */
export function PublicUserCard({ user }: { user: PublicUser }) {
  return (
    <div className={styles.card}>
      <Avatar name={userName(user)} src={user.picture} />
      <div>
        <UserLink user={user} /> {user.rating && <Stars {...user.rating} />}
        <p className={styles.since}>
          {user.isFormer ? (
            <Trans>This account was deleted.</Trans>
          ) : (
            <Trans>Member since {formatDate(user.memberSince)}</Trans>
          )}
        </p>
      </div>
    </div>
  )
}
