import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import styles from './message-list.module.css'

/** The messages of a conversation, oldest first; the own ones stand at the other side. */
export function MessageList({ messages, userId }: { messages: ChatMessage[]; userId: number }) {
  const { t } = useLingui()
  return (
    <ol className={styles.messages} aria-label={t`Messages`}>
      {messages.map((message) => (
        <li
          key={message.id}
          data-kind={message.kind}
          data-own={message.authorId === userId || undefined}
        >
          <p className={styles.text}>{message.text}</p>
          <p className={styles.meta}>
            {message.authorFirstName} {formatDateTime(message.createdOn)}
          </p>
        </li>
      ))}
    </ol>
  )
}
