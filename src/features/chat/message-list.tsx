import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatDate, formatTime } from '#src/i18n/format.ts'
import { groupMessages, type MessageRun } from './group-messages.ts'
import { ReservationNotice } from './reservation-notice.tsx'
import styles from './message-list.module.css'

/** The messages of a conversation, oldest first, by day and by who wrote; the own ones stand at the
 *  other side, and the newest is in sight. */
export function MessageList({ messages, userId }: { messages: ChatMessage[]; userId: number }) {
  const { t } = useLingui()
  const days = useMemo(() => groupMessages(messages), [messages])
  return (
    <>
      <ol className={styles.days} aria-label={t`Messages`}>
        {days.map(({ date, runs }) => (
          <li key={date.getTime()}>
            <p className={styles.day}>{formatDate(date)}</p>
            <ol className={styles.runs}>
              {runs.map((run) => (
                <Run key={run.messages[0].id} run={run} isOwn={run.authorId === userId} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div key={messages.at(-1)?.id} ref={bringIntoSight} className={styles.end} />
    </>
  )
}

function bringIntoSight(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'nearest' })
}

function Run({
  run: { messages, isNotice, authorId },
  isOwn,
}: {
  run: MessageRun
  isOwn: boolean
}) {
  const { t } = useLingui()
  const [first] = messages
  if (isNotice) return <ReservationNotice message={first} />
  return (
    <li className={styles.run} data-own={isOwn || undefined}>
      <p className={styles.author}>
        {isOwn ? t`You` : first.authorFirstName || t`User ${authorId}`}
      </p>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
    </li>
  )
}

/** One of many that stay as they are when another comes. */
const Bubble = memo(function Bubble({ message: { text, createdOn } }: { message: ChatMessage }) {
  return (
    <p className={styles.bubble}>
      {text} <time dateTime={createdOn.toISOString()}>{formatTime(createdOn)}</time>
    </p>
  )
})
