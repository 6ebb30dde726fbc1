import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { reachStore } from '#src/api/reach.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { discard, tryAgain } from '#src/sending/page-outbox.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import { kindWords } from './kind-words.ts'
import styles from './unsent-list.module.css'

/** All that this device holds for its user and the server may not have yet, the oldest first. */
export function UnsentList() {
  const { t } = useLingui()
  const isCutOff = useSyncExternalStore(reachStore.subscribe, reachStore.get) !== 'online'
  const items = useUnsent()
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
        <UnsentLine key={item.seq} item={item} isCutOff={isCutOff} />
      ))}
    </ul>
  )
}

function UnsentLine({ item, isCutOff }: { item: OutboxItem; isCutOff: boolean }) {
  const { i18n } = useLingui()
  return (
    <li className={styles.line}>
      <p className={styles.kind}>
        {i18n._(kindWords[item.kind])}{' '}
        <span className={styles.time}>{formatDateTime(new Date(item.createdAtMs))}</span>
      </p>
      <p className={styles.about}>{item.about}</p>
      {messageIn(item) && <p className={styles.text}>{messageIn(item)}</p>}
      <SendState
        sending={item}
        isCutOff={isCutOff}
        onTryAgain={() => void tryAgain(item.seq)}
        onDiscard={() => void discard(item.seq)}
      />
    </li>
  )
}

function messageIn({ request: { body } }: OutboxItem): string | null {
  const text = typeof body === 'object' && body !== null && 'Msg' in body ? body.Msg : null
  return typeof text === 'string' ? text : null
}
