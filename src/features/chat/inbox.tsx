import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InboxEntry } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { formatCount, formatDateTime } from '#src/i18n/format.ts'
import { messageLine } from '#src/i18n/message-line.ts'
import { userName } from '#src/i18n/user-name.ts'
import { siteText } from '#src/i18n/site-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import styles from './inbox.module.css'
import { countUnread } from './count-unread.ts'

type Shown = 'all' | 'unread'

interface Parts {
  /** Of a listing, small. */
  picture(listing: Listing): ReactNode
  reservationState(reservation: NonNullable<InboxEntry['reservation']>): ReactNode
}

/** The user's conversations, on either side.
 *  @param listingId those about one listing alone */
export function Inbox({
  entries,
  userId,
  listingId,
  show,
  onShow,
  onAllListings,
  ...parts
}: Parts & {
  entries: InboxEntry[]
  userId: number
  listingId: number | undefined
  show: Shown
  onShow(shown: Shown): void
  onAllListings(): void
}) {
  const { t } = useLingui()
  if (entries.length === 0) return <NoConversations />
  const about = entries.filter(({ listing }) => !listingId || listing.id === listingId)
  const shown = about.filter(({ unreadCount }) => show === 'all' || unreadCount > 0)
  const unread = countUnread(about)
  return (
    <>
      <div className={styles.filter}>
        <ToggleRow
          label={t`Conversations`}
          value={show}
          onChange={onShow}
          options={[
            { value: 'all', name: t`All` },
            { value: 'unread', name: unread ? t`Unread (${formatCount(unread)})` : t`Unread` },
          ]}
        />
      </div>
      {listingId && (
        <Notice>
          <Trans>Only conversations about one of your listings are shown.</Trans>{' '}
          <Button look="quiet" onClick={onAllListings}>
            <Trans>Show all</Trans>
          </Button>
        </Notice>
      )}
      {shown.length === 0 && (
        <p>
          {show === 'unread' ? t`You have read everything.` : t`Nobody has asked about it yet.`}
        </p>
      )}
      <ul className={styles.inbox}>
        {shown.map((entry) => (
          <InboxLine key={entry.chat.id} entry={entry} userId={userId} {...parts} />
        ))}
      </ul>
    </>
  )
}

function NoConversations() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="inbox"
      title={t`Your conversations will be here. Ask about a listing to begin one.`}
      action={
        <ButtonLink look="main" to="/rent">
          {t(siteText('find'))}
        </ButtonLink>
      }
    />
  )
}

function InboxLine({
  entry,
  userId,
  picture,
  reservationState,
}: Parts & { entry: InboxEntry; userId: number }) {
  const { chat, listing, peer, lastMessage, unreadCount, reservation } = entry
  const place =
    chat.hostId === userId
      ? ({ to: '/hostchat/$id', params: { id: chat.id } } as const)
      : ({ to: '/newchat/$id', params: { id: listing.id } } as const)
  const name = userName(peer)
  const isOwn = lastMessage.authorId === userId && lastMessage.kind === 'text'
  return (
    <li>
      <Link {...place} className={styles.line} data-unread={unreadCount > 0 || undefined}>
        <span className={styles.pictures}>
          {picture(listing)}
          <Avatar name={name} src={peer.picture} size="small" />
        </span>
        <div className={styles.words}>
          <p className={styles.peer}>
            <span>{name}</span>{' '}
            <span className={styles.time}>{formatDateTime(lastMessage.createdOn)}</span>
          </p>
          <p className={styles.title} dir="auto">
            {listing.title}
          </p>
          <p className={styles.last} dir="auto">
            {isOwn ? (
              <Trans>
                You: <bdi>{lastMessage.text}</bdi>
              </Trans>
            ) : (
              messageLine(lastMessage)
            )}
          </p>
        </div>
        <span className={styles.state}>
          {unreadCount > 0 && (
            <span className={styles.unread}>
              <Plural value={unreadCount} context="messages" one="# unread" other="# unread" />
            </span>
          )}
          {reservation && reservationState(reservation)}
        </span>
      </Link>
    </li>
  )
}
