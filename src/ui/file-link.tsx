import type { ReactNode } from 'react'
import styles from './button.module.css'

/** A link, that looks like a button, to a small file that is made here.
 *  @param type of the file, without parameters */
export function FileLink({
  name,
  type,
  text,
  children,
}: {
  name: string
  type: string
  text: string
  children: ReactNode
}) {
  const href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`
  return (
    <a href={href} download={name} data-look="plain" className={styles.button}>
      {children}
    </a>
  )
}
