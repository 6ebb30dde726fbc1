import { useLingui } from '@lingui/react'
import { isOfThisMachine } from '#contract/page-site.ts'
import { invitationOf } from '#src/i18n/site-text.ts'
import { site } from '#src/site.ts'
import styles from './sister-sites.module.css'

/** The ways to the other sites of the family, in their words. */
export function SisterSites() {
  const { i18n } = useLingui()
  const reached = site.sisters.filter(
    ({ isOnlyHere }) => !isOnlyHere || isOfThisMachine(location.hostname),
  )
  return reached.map(({ id, name, sign }) => (
    <div key={id} className={styles.sister}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <p>
        {i18n._(invitationOf(id))} <a href={`/sister/${id}`}>{name}</a>
      </p>
    </div>
  ))
}
