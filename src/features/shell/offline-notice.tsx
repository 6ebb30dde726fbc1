import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import styles from './offline-notice.module.css'
import { OfflineWords } from './offline-words.tsx'
import { useReach } from './use-reach.ts'

/** On a page that was entered without a connection: what it can do. It neither comes nor goes while
 *  the page stands, so that nothing jumps. Give it the page as its key. */
export function OfflineNotice({ pathname }: { pathname: string }) {
  const reach = useReach()
  const [wasOnline] = useState(reach === 'online')
  if (wasOnline) return null
  return (
    <div className={styles.notice}>
      <Notice>
        {reach === 'online' ? (
          <Trans>You are online again.</Trans>
        ) : (
          <OfflineWords reach={reach} pathname={pathname} />
        )}
      </Notice>
    </div>
  )
}
