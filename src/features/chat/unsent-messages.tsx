import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useReach } from '#src/api/use-reach.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { SendState } from '#src/ui/send-state.tsx'
import styles from './message-list.module.css'

/** What the user wrote and the server may not have yet, each with its state; below the messages that it has.
 *  @param onEdit takes one back into the field */
export function UnsentMessages({
  items,
  onEdit,
}: {
  items: readonly OutboxItem[]
  onEdit(item: OutboxItem): void
}) {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  if (items.length === 0) return null
  return (
    <ol className={styles.runs} aria-label={t`Not sent yet`}>
      {items.map((item) => (
        <UnsentMessage key={item.seq} item={item} isCutOff={isCutOff} onEdit={onEdit} />
      ))}
    </ol>
  )
}

const UnsentMessage = memo(function UnsentMessage({
  item,
  isCutOff,
  onEdit,
}: {
  item: OutboxItem
  isCutOff: boolean
  onEdit(item: OutboxItem): void
}) {
  return (
    <li className={styles.run} data-own>
      <p className={styles.bubble} data-unsent>
        {textOf(item)}
      </p>
      <SendState
        sending={item}
        isCutOff={isCutOff}
        onEdit={() => onEdit(item)}
        {...sendActions(item)}
      />
    </li>
  )
})
