import { useState } from 'react'
import box from '#src/ui/notice.module.css'
import styles from './offline-notice.module.css'
import { OfflineWords } from './offline-words.tsx'
import { useKeptSince } from './use-kept-since.ts'
import { useReach } from '#src/api/use-reach.ts'

/** On a page that was entered without a connection, or that shows what an earlier visit has read and
 *  cannot be read anew: what it can do. It does not go while the page stands, so that nothing jumps. Give
 *  it the page as its key. */
export function OfflineNotice({ pathname }: { pathname: string }) {
  const reach = useReach()
  const since = useKeptSince()
  const isOld = reach !== 'online' && since !== null && since < performance.timeOrigin
  const [isNeeded, setIsNeeded] = useState(reach !== 'online')
  if (isOld && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <div className={styles.notice}>
      <div className={box.notice}>
        <OfflineWords reach={reach} pathname={pathname} />
      </div>
    </div>
  )
}
