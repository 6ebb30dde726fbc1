import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tabs } from '#src/ui/tabs.tsx'
import { useNarrowScreen } from '#src/ui/use-screen-size.ts'
import styles from './side-by-side.module.css'

/** A form beside what it makes; on a phone in tabs. */
export function SideBySide({
  tile,
  post,
  children,
}: {
  tile: ReactNode
  post: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  // A tile leads to a page that may not be there yet.
  const still = (
    <div inert className={styles.tile}>
      {tile}
    </div>
  )
  if (useNarrowScreen()) {
    return (
      <Tabs
        label={t`Listing`}
        tabs={[
          { id: 'form', title: t`Form`, content: children },
          { id: 'tile', title: t`Tile preview`, content: still },
          { id: 'post', title: t`Post preview`, content: post },
        ]}
      />
    )
  }
  return (
    <div className={styles.sides}>
      {children}
      <div className={styles.previews}>
        <section aria-label={t`Tile preview`}>
          <h2>
            <Trans>Tile preview</Trans>
          </h2>
          {still}
        </section>
        <section aria-label={t`Post preview`}>
          <h2>
            <Trans>Post preview</Trans>
          </h2>
          {post}
        </section>
      </div>
    </div>
  )
}
