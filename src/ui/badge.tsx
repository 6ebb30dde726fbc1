import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'plain' | 'success' | 'warning' | 'danger' | 'accent' | 'picture'

/** A word about the state of something; its colour says nothing that the word does not. The tone
 *  'picture' is for one that stands on a picture. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
