import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import styles from './show-on-map.module.css'

/** Shows where a listing is, close up. */
export function ShowOnMap({ title, onShow }: { title: string; onShow(): void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={t`Show on map ${title}`}
      title={t`Show on map`}
      onClick={onShow}
    >
      <Icon name="pin" />
    </button>
  )
}
