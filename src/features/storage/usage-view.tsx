import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { storageHealth } from '#src/cache/storage-health.ts'
import type { Usage } from '#src/cache/usage.ts'
import { formatBytes, formatCount } from '#src/i18n/format.ts'
import { siteName } from '#src/site.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './usage-view.module.css'

/** What is kept on this device, and how large all of it is. */
export function UsageView({ usage }: { usage: Usage }) {
  const { t } = useLingui()
  const health = useSyncExternalStore(storageHealth.subscribe, storageHealth.get)
  const { usedBytes, listings, answers, pictures, tiles, areas } = usage
  const parts = [
    { name: t`Listings you have seen`, count: listings },
    { name: t`Pages and lists`, count: answers },
    { name: t`Pictures`, count: pictures },
    { name: t`Pieces of the map`, count: tiles },
  ]
  return (
    <>
      {parts.every(({ count }) => count === null) && (
        <Notice tone="failure">
          <Trans>
            This browser lets the app keep nothing on this device. Everything works as long as you
            are online.
          </Trans>
        </Notice>
      )}
      {health === 'full' && (
        <Notice tone="failure">
          <Trans>This device is full. What you have saved stays; new things are not kept.</Trans>
        </Notice>
      )}
      {usedBytes !== null && (
        <p>
          <Trans>
            {siteName} takes {formatBytes(usedBytes)} on this device.
          </Trans>
        </p>
      )}
      <dl className={styles.parts}>
        {parts.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count === null ? <Trans>Could not be read</Trans> : formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {usage.isPersistent ? (
          <Trans>The browser keeps all this until you remove it.</Trans>
        ) : (
          <Trans>
            When room is short, the browser may remove this by itself. Putting {siteName} on the
            home screen makes that less likely.
          </Trans>
        )}
      </p>
      {areas !== null && areas.length > 0 && (
        <p>
          <Plural
            value={areas.length}
            one="The map of # place is kept."
            other="The map of # places is kept."
          />
        </p>
      )}
    </>
  )
}
