import { Trans } from '@lingui/react/macro'
import { siteName } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './install-hint.module.css'

/** How the site comes onto the home screen: by a button where the browser has one for us, in words where it
 *  is in a menu of the browser. */
export function InstallHint({ install, dismiss }: { install?: () => void; dismiss(): void }) {
  return (
    <>
      {install ? (
        <p className={styles.words}>
          <Trans>{siteName} is an app as well.</Trans>
        </p>
      ) : (
        <p className={styles.words}>
          <Trans>To install {siteName}, tap Share, then “Add to Home Screen”.</Trans>
        </p>
      )}
      <div className={styles.answers}>
        {install && (
          <Button look="quiet" onClick={install}>
            <Trans>Install</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={dismiss}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </>
  )
}
