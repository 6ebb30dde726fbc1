import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatDate, formatTime } from '#src/i18n/format.ts'
import { groupRuns, type MessageRun } from './group-runs.ts'
import { messageBlocks, type MessageBlock } from './message-blocks.ts'
import styles from './message-list.module.css'
import { MessageText } from './message-text.tsx'
import { ReservationNotice } from './reservation-notice.tsx'

/** The messages of a conversation, oldest first, by day and by who wrote; the own ones stand at the other side. */
export function MessageList({ messages, userId }: { messages: ChatMessage[]; userId: number }) {
  const { t } = useLingui()
  const blocks = useMemo(() => messageBlocks(messages), [messages])
  return (
    <ol className={styles.blocks} aria-label={t`Messages`}>
      {blocks.map((block) => (
        <Block key={block.messages[0]?.id} block={block} userId={userId} />
      ))}
    </ol>
  )
}

/** One of many that stay as they are when messages come elsewhere. */
const Block = memo(
  function Block({
    block: { beginsDay, messages },
    userId,
  }: {
    block: MessageBlock
    userId: number
  }) {
    const [first] = messages
    return (
      <li className={styles.block}>
        {beginsDay && first && <p className={styles.day}>{formatDate(first.createdOn)}</p>}
        <ol className={styles.runs}>
          {groupRuns(messages).map((run) => (
            <Run key={run.messages[0].id} run={run} isOwn={run.authorId === userId} />
          ))}
        </ol>
      </li>
    )
  },
  (before, now) => before.userId === now.userId && isSameBlock(before.block, now.block),
)

const isSameBlock = (a: MessageBlock, b: MessageBlock) =>
  a.beginsDay === b.beginsDay &&
  a.messages.length === b.messages.length &&
  a.messages.every((message, at) => message === b.messages[at])

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
      {messages.map(({ id, text, createdOn }) => (
        <p key={id} className={styles.bubble}>
          <MessageText text={text} />{' '}
          <time dateTime={createdOn.toISOString()}>{formatTime(createdOn)}</time>
        </p>
      ))}
    </li>
  )
}
