import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Icon } from '#src/ui/icon.tsx'
import styles from './connection-state.module.css'
import { OfflineWords } from './offline-words.tsx'
import { useReach } from '#src/api/use-reach.ts'

const explanation = 'connection-explanation'

/** The one place that says how the connection stands; asked, it says what that means for this page. */
export function ConnectionState() {
  const reach = useReach()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className={styles.state}>
      <div role="status">
        {reach !== 'online' && (
          <button type="button" popoverTarget={explanation} className={styles.chip}>
            <Icon name="offline" />
            <span className={styles.word}>
              <Trans>Offline</Trans>
            </span>
          </button>
        )}
      </div>
      {reach !== 'online' && (
        <div id={explanation} popover="auto" className={styles.explanation}>
          <p>
            <OfflineWords reach={reach} pathname={pathname} />
          </p>
        </div>
      )}
    </div>
  )
}
