import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useReach } from '#src/api/use-reach.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import hidden from '#src/ui/hidden.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import styles from './message-list.module.css'
import { MessageText } from './message-text.tsx'

/** What the user wrote and the server may not have yet, each with its state; below the messages that it has.
 *  @param isContinued whether the user has written the last of those, too
 *  @param onEdit takes one back into the field */
export function UnsentMessages({
  items,
  isContinued,
  onEdit,
}: {
  items: readonly OutboxItem[]
  isContinued: boolean
  onEdit(item: OutboxItem): void
}) {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  if (items.length === 0) return null
  return (
    <div className={styles.unsent} data-continued={isContinued || undefined}>
      {!isContinued && (
        <p className={styles.author}>
          <Trans>You</Trans>
        </p>
      )}
      <ol className={styles.messages} aria-label={t`Not sent yet`}>
        {items.map((item) => (
          <UnsentMessage key={item.seq} item={item} isCutOff={isCutOff} onEdit={onEdit} />
        ))}
      </ol>
    </div>
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
  const isUnderWay = !isCutOff && isGoing(item)
  return (
    <li className={styles.message} data-own>
      <p className={styles.bubble} data-unsent>
        <MessageText text={textOf(item)} />{' '}
        {isUnderWay && (
          <span className={styles.underWay}>
            <Icon name="clock" />
            <span className={hidden.hidden}>
              <Trans>Sending…</Trans>
            </span>
          </span>
        )}
      </p>
      {!isUnderWay && (
        <SendState
          sending={item}
          isCutOff={isCutOff}
          onEdit={() => onEdit(item)}
          {...sendActions(item)}
        />
      )}
    </li>
  )
})

/** Nothing holds it up. */
const isGoing = ({ state }: OutboxItem) =>
  state === 'queued' || state === 'sending' || state === 'acknowledged'
