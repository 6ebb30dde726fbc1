import { Trans } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import styles from './sister-site.module.css'

/** The way to the site of the same family on which means of transport are rented. */
export function SisterSite() {
  return (
    <div className={styles.sister}>
      <Icon name="vehicle" />
      <p>
        <Trans>
          Need wheels for the way? Cars, motorbikes, bicycles and boats are at{' '}
          <a href="/sister">Ridelend</a>, our sister site.
        </Trans>
      </p>
    </div>
  )
}
