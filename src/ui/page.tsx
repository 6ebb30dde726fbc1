import type { ReactNode } from 'react'
import { siteName } from '#src/site.ts'
import { DocumentTitle } from './document-title.tsx'
import styles from './page.module.css'

/** The frame of a page: its title in the browser and on the page, and its width.
 *  The heading takes the focus after a change of page. */
export function Page({
  title,
  width = 'text',
  children,
}: {
  title: string
  /** 'text' for forms and reading, 'wide' for grids and tables. */
  width?: 'text' | 'wide'
  children: ReactNode
}) {
  return (
    <div className={styles.page} data-width={width}>
      <DocumentTitle>{`${title} · ${siteName}`}</DocumentTitle>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
