import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { seenName } from '#contract/domain/person-name.ts'
import type { User } from '#contract/domain/user.ts'
import { formatDate, languageName } from '#src/i18n/format.ts'
import { Facts } from '#src/ui/facts.tsx'
import { UserHead } from '#src/ui/user-head.tsx'
import panel from '#src/ui/panel.module.css'
import styles from './profile-card.module.css'
import { VerifiedEmail } from './verified-email.tsx'

/** What a user has told about themselves, and what they can do about it. */
export function ProfileCard({ user, actions }: { user: User; actions: ReactNode }) {
  const { t } = useLingui()
  const [firstName, lastName] = [user.firstName, user.lastName].map(seenName)
  const name = [firstName, lastName].filter(Boolean).join(' ') || t`User ${user.id}`
  const facts: [label: string, value: ReactNode][] = [
    [t`First name`, firstName],
    [t`Last name`, lastName],
    [
      t`Email`,
      <VerifiedEmail key={user.email} email={user.email} isVerified={user.emailVerified} />,
    ],
    [t`Phone`, user.phone],
    [t`Date of birth`, user.dateOfBirth && formatDate(new Date(user.dateOfBirth), 'UTC')],
    [t`Language`, languageName(user.culture)],
    [t`Preferred currency`, user.currency],
    [t`Member since`, formatDate(user.memberSince)],
    [t`Last updated`, formatDate(user.updatedOn)],
  ]
  return (
    <section className={`${panel.panel} ${styles.card}`}>
      <UserHead name={name} picture={user.picture} title={<h2>{name}</h2>}>
        {user.about || <Trans>Nothing told about yourself yet.</Trans>}
      </UserHead>
      <Facts facts={facts} />
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
