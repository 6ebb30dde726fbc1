import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PublicUser } from '#contract/domain/user.ts'
import { formatDate } from '#src/i18n/format.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Stars } from '#src/ui/stars.tsx'
import styles from './public-user-card.module.css'

/** A user as everyone may see them, with the way to their page. */
export function PublicUserCard({ user }: { user: PublicUser }) {
  const { t } = useLingui()
  const name = user.firstName || t`User ${user.id}`
  return (
    <div className={styles.card}>
      <Avatar name={name} src={user.picture} />
      <div>
        <Link to="/user/$id" params={{ id: user.id }}>
          {name}
        </Link>{' '}
        {user.rating && <Stars {...user.rating} />}
        <p className={styles.since}>
          <Trans>Member since {formatDate(user.memberSince)}</Trans>
        </p>
      </div>
    </div>
  )
}
