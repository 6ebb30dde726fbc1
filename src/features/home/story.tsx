import type { ReactNode } from 'react'
import styles from './story.module.css'

/** A picture and what it tells, beside each other where there is room. */
export function Story({
  title,
  picture,
  action,
  children,
}: {
  title: string
  picture: { src: string; alt: string }
  action: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.story}>
      <img
        src={picture.src}
        alt={picture.alt}
        width={720}
        height={540}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
        <p>{action}</p>
      </div>
    </section>
  )
}
