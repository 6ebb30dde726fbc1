import { useLingui } from '@lingui/react/macro'
import { RoundButton } from '#src/ui/round-button.tsx'
import styles from './show-on-map.module.css'

/** Shows where a listing is, close up. */
export function ShowOnMap({ title, onShow }: { title: string; onShow(): void }) {
  const { t } = useLingui()
  return (
    <div className={styles.corner}>
      <RoundButton
        icon="pin"
        label={t`Show on map ${title}`}
        hint={t`Show on map`}
        onPress={onShow}
      />
    </div>
  )
}
