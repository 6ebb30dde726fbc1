import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { startOutbox } from '#src/sending/wake.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './unsent-link.module.css'

/** Leads to what was not sent yet, as long as there is something. Stands on every page of a member, and with
 *  it the outbox is at work from the start. */
export function UnsentLink() {
  useEffect(startOutbox, [])
  const items = useUnsent()
  if (items.length === 0) return null
  const needsYou = items.some(({ state }) => state === 'needs-you')
  return (
    <Link to="/unsent" className={styles.link} data-tone={needsYou ? 'danger' : undefined}>
      <Icon name={needsYou ? 'alert' : 'send'} />
      <Plural value={items.length} one="# not sent" other="# not sent" />
    </Link>
  )
}
