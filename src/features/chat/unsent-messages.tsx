import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { useReach } from '#src/api/use-reach.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { useHeld } from '#src/sending/use-unsent.ts'
import hidden from '#src/ui/hidden.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import styles from './message-list.module.css'
import { isRun, isSameDay } from './message-run.ts'
import { MessageText } from './message-text.tsx'

/** Takes an unsent message back into the field; absent where there is none. */
export type OnEdit = (item: OutboxItem) => void

/** What the user wrote and the server may not have yet, each with its state; below the messages that it has, and as
 *  it will stand there.
 *  @param above the last of those */
export function UnsentMessages({
  items,
  above,
  onEdit,
}: {
  items: readonly OutboxItem[]
  above: ChatMessage | null
  onEdit: OnEdit | undefined
}) {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  const held = useHeld()
  const [first] = items
  if (!first) return null
  const createdOn = new Date(first.createdAtMs)
  const beginsDay = !above || !isSameDay(above.createdOn, createdOn)
  const isContinued = !beginsDay && isRun(above, { kind: 'text', authorId: first.userId })
  return (
    <div className={styles.unsent} data-continued={isContinued || undefined}>
      {beginsDay && <p className={styles.day}>{formatDate(createdOn)}</p>}
      {!isContinued && (
        <p className={styles.author}>
          <Trans>You</Trans>
        </p>
      )}
      <ol className={styles.messages} aria-label={t`Not sent yet`}>
        {items.map((item) => (
          <UnsentMessage
            key={item.seq}
            item={item}
            isCutOff={isCutOff}
            isHeld={held.has(item)}
            onEdit={onEdit}
          />
        ))}
      </ol>
    </div>
  )
}

const UnsentMessage = memo(function UnsentMessage({
  item,
  isCutOff,
  isHeld,
  onEdit,
}: {
  item: OutboxItem
  isCutOff: boolean
  isHeld: boolean
  onEdit: OnEdit | undefined
}) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnderWay = !isCutOff && !isHeld && !isAsking && isGoing(item)
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
          isHeld={isHeld}
          onAsking={setIsAsking}
          onEdit={onEdit && (() => onEdit(item))}
          {...sendActions(item)}
        />
      )}
    </li>
  )
})

/** Nothing holds it up. */
const isGoing = ({ state }: OutboxItem) =>
  state === 'queued' || state === 'sending' || state === 'acknowledged'
