import iconsUrl from './icons.svg'
import styles from './icon.module.css'

export type IconName =
  | 'search'
  | 'heart'
  | 'inbox'
  | 'lend'
  | 'user'
  | 'login'
  | 'key'
  | 'back'
  | 'close'
  | 'filter'
  | 'map'
  | 'map-and-list'
  | 'list'
  | 'table'
  | 'star'
  | 'calendar'
  | 'clock'
  | 'check'
  | 'alert'
  | 'offline'
  | 'sync'
  | 'previous'
  | 'next'
  | 'pause'
  | 'play'
  | 'down'
  | 'up'
  | 'pin'
  | 'copy'
  | 'share'
  | 'external'
  | 'expand'
  | 'send'
  | 'instant'
  | 'approval'
  | 'globe'
  | 'camera'
  | 'grip'
  | 'trash'
  | 'edit'
  | 'download'
  | 'facebook'
  | 'instagram'
  | 'x'
  | 'youtube'

/** A sign of the set in icons.svg, as tall as the text beside it. It says nothing to a screen reader:
 *  what carries it has a name of its own. */
export function Icon({ name, isFilled }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg className={styles.icon} data-filled={isFilled || undefined} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
