import type { ReactNode } from 'react'
import styles from './button.module.css'
import hidden from './hidden.module.css'

/** A button that lets the person choose files. The same file may be chosen twice in a row.
 *  @param isDisabled while nothing can be chosen; it keeps the focus then
 *  @param accept kinds, as the browser's own dialog offers them first */
export function FileChoice({
  look = 'plain',
  accept,
  multiple = true,
  isDisabled = false,
  onFiles,
  children,
}: {
  look?: 'main' | 'plain'
  accept: string
  multiple?: boolean
  isDisabled?: boolean
  onFiles(files: File[]): void
  children: ReactNode
}) {
  return (
    <label className={styles.button} data-look={look} aria-disabled={isDisabled || undefined}>
      {children}
      <input
        type="file"
        multiple={multiple}
        className={hidden.hidden}
        accept={accept}
        aria-disabled={isDisabled || undefined}
        onClick={(event) => isDisabled && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
