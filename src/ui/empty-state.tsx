import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

/** What will be here once there is something, and the one next step. */
export function EmptyState({
  icon,
  title,
  action,
  children,
}: {
  icon: IconName
  title: string
  /** A button or a link that looks like one. */
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}
