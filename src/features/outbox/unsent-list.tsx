import { Trans, useLingui } from '@lingui/react/macro'
import { useReach } from '#src/api/use-reach.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { useHeld, useUnsent } from '#src/sending/use-unsent.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import { kindWords } from './kind-words.ts'
import styles from './unsent-list.module.css'

/** All that this device holds for its user and the server may not have yet, the oldest first. */
export function UnsentList() {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  const items = useUnsent()
  const held = useHeld()
  if (items.length === 0) {
    return (
      <EmptyState icon="check" title={t`Everything is sent.`}>
        <Trans>What you write without a connection waits here until it can be sent.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <UnsentLine key={item.seq} item={item} isCutOff={isCutOff} isHeld={held.has(item)} />
      ))}
    </ul>
  )
}

function UnsentLine({
  item,
  isCutOff,
  isHeld,
}: {
  item: OutboxItem
  isCutOff: boolean
  isHeld: boolean
}) {
  const { i18n } = useLingui()
  const text = textOf(item)
  return (
    <li className={styles.line}>
      <p className={styles.kind}>
        {i18n._(kindWords[item.kind])}{' '}
        <span className={styles.time}>{formatDateTime(new Date(item.createdAtMs))}</span>
      </p>
      <p className={styles.about}>{item.about}</p>
      {text && <p className={styles.text}>{text}</p>}
      <SendState sending={item} isCutOff={isCutOff} isHeld={isHeld} {...sendActions(item)} />
    </li>
  )
}
