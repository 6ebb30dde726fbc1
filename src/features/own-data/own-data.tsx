import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/domain/user.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import panel from '#src/ui/panel.module.css'
import styles from './own-data.module.css'

/** What somebody can do with all that is kept of them.
 *  @param onDeleted leads to where nobody has to be logged in */
export function OwnData({ user, onDeleted }: { user: User; onDeleted(): Promise<void> }) {
  return (
    <section className={`${panel.panel} ${styles.data}`}>
      <h2>
        <Trans>Your data</Trans>
      </h2>
      <DownloadData />
      <DeleteAccount user={user} onDeleted={onDeleted} />
    </section>
  )
}
