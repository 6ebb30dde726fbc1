import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { InboxEntry } from '#contract/domain/chat.ts'
import { formatCount, formatDateTime } from '#src/i18n/format.ts'
import styles from './inbox.module.css'

/** The user's conversations, on either side. */
export function Inbox({ entries, userId }: { entries: InboxEntry[]; userId: number }) {
  if (entries.length === 0) {
    return (
      <p>
        <Trans>Your conversations will be here. Ask about a listing to begin one.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.inbox}>
      {entries.map((entry) => (
        <InboxLine key={entry.chat.id} entry={entry} userId={userId} />
      ))}
    </ul>
  )
}

function InboxLine({ entry, userId }: { entry: InboxEntry; userId: number }) {
  const { t } = useLingui()
  const { chat, listing, peer, lastMessage, unreadCount } = entry
  const place =
    chat.hostId === userId
      ? ({ to: '/hostchat/$id', params: { id: chat.id } } as const)
      : ({ to: '/newchat/$id', params: { id: listing.id } } as const)
  return (
    <li>
      <Link {...place} className={styles.line}>
        <strong>{listing.title}</strong>
        <span className={styles.peer}>{peer.firstName || t`User ${peer.id}`}</span>
        <span className={styles.last}>{lastMessage.text}</span>
        <span className={styles.time}>{formatDateTime(lastMessage.createdOn)}</span>
        {unreadCount > 0 && (
          <span className={styles.unread}>
            <Trans>{formatCount(unreadCount)} unread</Trans>
          </span>
        )}
      </Link>
    </li>
  )
}
