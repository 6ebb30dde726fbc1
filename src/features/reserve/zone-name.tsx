import { Fragment } from 'react'
import styles from './zone-name.module.css'

/** Whose clock times are on, in a list of what stands in several zones. */
export function ZoneName({ zone }: { zone: string }) {
  return (
    <span className={styles.zone}>
      {zone.split('/').map((part, at) => (
        <Fragment key={part}>
          {at > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
