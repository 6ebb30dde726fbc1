import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/domain/user.ts'
import { formatDate } from '#src/i18n/format.ts'
import styles from './profile-card.module.css'

/** What a user has told about themselves. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useLingui()
  const facts: [label: string, value: string][] = [
    [t`First name`, user.firstName],
    [t`Last name`, user.lastName],
    [t`Email`, user.email],
    [t`Phone`, user.phone],
    [t`Date of birth`, user.dateOfBirth ?? ''],
    [t`Preferred currency`, user.currency],
    [t`Member since`, formatDate(user.memberSince)],
    [t`About`, user.about],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <Trans>not given</Trans>}</dd>
        </div>
      ))}
    </dl>
  )
}
