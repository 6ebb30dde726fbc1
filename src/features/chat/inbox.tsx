import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { InboxEntry } from '#contract/domain/chat.ts'
import { formatCount, formatDateTime } from '#src/i18n/format.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './inbox.module.css'

/** The user's conversations, on either side. */
export function Inbox({ entries, userId }: { entries: InboxEntry[]; userId: number }) {
  const { t } = useLingui()
  if (entries.length === 0) {
    return (
      <EmptyState
        icon="inbox"
        title={t`Your conversations will be here. Ask about a listing to begin one.`}
        action={
          <ButtonLink look="main" to="/rent">
            <Trans>Find a place</Trans>
          </ButtonLink>
        }
      />
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
  const name = peer.firstName || t`User ${peer.id}`
  return (
    <li>
      <Link {...place} className={styles.line} data-unread={unreadCount > 0 || undefined}>
        <Avatar name={name} src={peer.picture} />
        <div className={styles.words}>
          <p className={styles.peer}>
            {name} <span className={styles.time}>{formatDateTime(lastMessage.createdOn)}</span>
          </p>
          <p className={styles.title}>{listing.title}</p>
          <p className={styles.last}>{lastMessage.text}</p>
        </div>
        {unreadCount > 0 && (
          <span className={styles.unread}>
            <Trans>{formatCount(unreadCount)} unread</Trans>
          </span>
        )}
      </Link>
    </li>
  )
}
