import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known of something, each with its label; what is not known says so. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || (
              <span className={styles.missing}>
                <Trans>not given</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
