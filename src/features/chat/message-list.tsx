import { useLingui } from '@lingui/react/macro'
import { memo, useState, type CSSProperties } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatDate, formatTime } from '#src/i18n/format.ts'
import { messageBlocks, type MessageBlock } from './message-blocks.ts'
import { isRun } from './message-run.ts'
import styles from './message-list.module.css'
import { MessageText } from './message-text.tsx'
import { ReservationNotice } from './reservation-notice.tsx'
import { useFarHeight } from './use-far-height.ts'

/** The messages of a conversation, oldest first, by day and by who wrote; the own ones stand at the other side. */
export function MessageList({
  messages,
  userId,
  peerName,
}: {
  messages: ChatMessage[]
  userId: number
  peerName: string
}) {
  const { t } = useLingui()
  const blocks = useBlocks(messages)
  return (
    <ol className={styles.blocks} aria-label={t`Messages`}>
      {blocks.map((block) => (
        <Block key={block.key} block={block} userId={userId} peerName={peerName} />
      ))}
    </ol>
  )
}

/** What stands in a block is pressed and has the focus while others come: each stays the one that it was. */
function useBlocks(messages: ChatMessage[]): MessageBlock[] {
  const [known, setKnown] = useState(() => ({ messages, blocks: messageBlocks(messages) }))
  if (known.messages === messages) return known.blocks
  const blocks = messageBlocks(messages, known.blocks)
  setKnown({ messages, blocks })
  return blocks
}

/** One of many that stay as they are when messages come elsewhere. */
const Block = memo(
  function Block({
    block: { messages, above, below },
    userId,
    peerName,
  }: {
    block: MessageBlock
    userId: number
    peerName: string
  }) {
    const [first] = messages
    const { ref, heightPx } = useFarHeight()
    const continued = above ? true : undefined
    if (heightPx !== null) {
      return <li ref={ref} aria-hidden data-continued={continued} style={{ blockSize: heightPx }} />
    }
    const size = { '--messages': messages.length } as CSSProperties
    return (
      <li ref={ref} className={styles.block} data-continued={continued} style={size}>
        {!above && first && <p className={styles.day}>{formatDate(first.createdOn)}</p>}
        <ol className={styles.messages}>
          {messages.map((message, at) =>
            message.kind === 'reservation' ? (
              <ReservationNotice key={message.id} message={message} />
            ) : (
              <Message
                key={message.id}
                message={message}
                isOwn={message.authorId === userId}
                peerName={peerName}
                beginsRun={!isRun(messages[at - 1] ?? above, message)}
                endsRun={!isRun(message, messages[at + 1] ?? below)}
              />
            ),
          )}
        </ol>
      </li>
    )
  },
  (before, now) =>
    before.userId === now.userId &&
    before.peerName === now.peerName &&
    isSameBlock(before.block, now.block),
)

const isSameBlock = (a: MessageBlock, b: MessageBlock) =>
  a.above === b.above &&
  a.below === b.below &&
  a.messages.length === b.messages.length &&
  a.messages.every((message, at) => message === b.messages[at])

const Message = memo(function Message({
  message: { text, createdOn },
  isOwn,
  peerName,
  beginsRun,
  endsRun,
}: {
  message: ChatMessage
  isOwn: boolean
  peerName: string
  beginsRun: boolean
  endsRun: boolean
}) {
  const { t } = useLingui()
  return (
    <li
      className={styles.message}
      data-own={isOwn || undefined}
      data-begins={beginsRun || undefined}
      data-ends={endsRun || undefined}
    >
      {beginsRun && <p className={styles.author}>{isOwn ? t`You` : peerName}</p>}
      <p className={styles.bubble}>
        <MessageText text={text} />{' '}
        <time dateTime={createdOn.toISOString()}>{formatTime(createdOn)}</time>
      </p>
    </li>
  )
})
