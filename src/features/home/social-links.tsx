import { useLingui } from '@lingui/react/macro'
import { siteName } from '#src/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './footer.module.css'

const places = [
  { name: 'Facebook', icon: 'facebook' },
  { name: 'Instagram', icon: 'instagram' },
  { name: 'X', icon: 'x' },
  { name: 'YouTube', icon: 'youtube' },
] as const

/** Where else the site will be found. */
export function SocialLinks({ onPress }: { onPress(): void }) {
  const { t } = useLingui()
  return (
    <ul className={styles.social}>
      {places.map(({ name, icon }) => (
        <li key={name}>
          <button type="button" aria-label={t`${siteName} on ${name}`} onClick={onPress}>
            <Icon name={icon} />
          </button>
        </li>
      ))}
    </ul>
  )
}
