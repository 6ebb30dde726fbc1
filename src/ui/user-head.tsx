import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './user-head.module.css'

/** A user's picture, beside it their name and what they say of themselves.
 *  @param title the name as it stands there; absent where the page is called by it */
export function UserHead({
  name,
  picture,
  title,
  children,
}: {
  name: string
  picture: string
  title?: ReactNode
  children: ReactNode
}) {
  return (
    <header className={styles.head}>
      <Avatar name={name} src={picture} size="large" />
      <div className={styles.who}>
        {title}
        <p className={styles.about}>{children}</p>
      </div>
    </header>
  )
}
