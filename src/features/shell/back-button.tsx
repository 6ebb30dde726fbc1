import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Icon } from '#src/ui/icon.tsx'
import styles from './shell.module.css'

/** Back inside the app, where the browser's own button may be missing. */
export function BackButton() {
  const { t } = useLingui()
  const router = useRouter()
  if (!useCanGoBack()) return null
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={t`Back`}
      onClick={() => router.history.back()}
    >
      <Icon name="back" />
    </button>
  )
}
