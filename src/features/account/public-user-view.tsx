import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { seenName } from '#contract/domain/person-name.ts'
import type { PublicUser } from '#contract/domain/user.ts'
import { formatDate, languageName } from '#src/i18n/format.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Facts } from '#src/ui/facts.tsx'
import { UserHead } from '#src/ui/user-head.tsx'
import panel from '#src/ui/panel.module.css'
import styles from './public-user-view.module.css'

/** All that everyone may know of a user; of who has left there is nothing.
 *  @param name leads to their page; absent where this is it */
export function PublicUserView({ user, name }: { user: PublicUser; name?: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className={`${panel.panel} ${styles.user}`}>
      <UserHead
        name={userName(user)}
        picture={user.picture}
        title={name && <p className={styles.name}>{name}</p>}
      >
        {user.isFormer ? <Trans>This account was deleted.</Trans> : user.about}
      </UserHead>
      {!user.isFormer && (
        <Facts
          facts={[
            [t`First name`, seenName(user.firstName)],
            [t`Language`, languageName(user.culture)],
            [t`Currency`, user.currency],
            [t`Member since`, formatDate(user.memberSince)],
            [t`Last updated`, formatDate(user.updatedOn)],
          ]}
        />
      )}
    </section>
  )
}
