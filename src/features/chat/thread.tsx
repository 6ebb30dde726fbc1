import { Trans } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { messageLine } from '#src/i18n/message-line.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { isNews, isOfClock } from './is-news.ts'
import type { KnownConversation } from './known-conversation.ts'
import { MessageList } from './message-list.tsx'
import { newestNotices, NoticeActions, type ActionsOfReservation } from './notice-actions.ts'
import hidden from '#src/ui/hidden.module.css'
import styles from './thread.module.css'
import { UnsentMessages, type OnEdit } from './unsent-messages.tsx'
import { useReadMark } from './use-read-mark.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** All that was said and is being said, with the newest in sight.
 *  @param unsent the user's, which the server may not have yet
 *  @param noticeActions stands below a notice */
export function Thread({
  conversation,
  userId,
  unsent,
  onEdit,
  noticeActions,
}: {
  conversation: KnownConversation
  userId: number
  unsent: readonly OutboxItem[]
  onEdit: OnEdit | undefined
  noticeActions: ActionsOfReservation
}) {
  const { messages, hasEarlier, chat, peer } = conversation
  const peerName = userName(peer)
  const last = messages.at(-1)
  const { list, end, isAtEnd, toEnd } = useThreadScroll({
    first: messages[0]?.id,
    ownLast: unsent.at(-1)?.seq,
  })
  useReadMark(conversation, userId, isAtEnd)
  const newest = useMemo(() => newestNotices(messages), [messages])
  const actionsFor = useCallback(
    ({ id, reservationId }: ChatMessage) =>
      reservationId === null ? null : noticeActions(reservationId, newest.has(id)),
    [newest, noticeActions],
  )
  const isLastRead = last?.authorId === userId && chat && last.id <= chat.peerReadUpToId
  return (
    <div ref={list} className={styles.thread}>
      {hasEarlier && <EarlierMessages key={messages[0]?.id} conversation={conversation} />}
      <NoticeActions value={actionsFor}>
        {last && <MessageList messages={messages} userId={userId} peerName={peerName} />}
      </NoticeActions>
      {isLastRead && unsent.length === 0 && (
        <p className={styles.read}>
          <Trans comment="The other one has seen the message">Read</Trans>
        </p>
      )}
      <UnsentMessages items={unsent} above={last ?? null} onEdit={onEdit} />
      <LastHeard messages={messages} userId={userId} peerName={peerName} />
      <div ref={end} className={styles.end} />
      {!isAtEnd && (
        <div className={styles.toEnd}>
          <Button onClick={toEnd}>
            <Icon name="down" />
            <Trans>Newest messages</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

const heardAtMost = 5

/** What comes while the conversation is open and is not the reader's own, read out: each message by itself, also of
 *  several that come at once. */
function LastHeard({
  messages,
  userId,
  peerName,
}: {
  messages: ChatMessage[]
  userId: number
  peerName: string
}) {
  const [openedAt] = useState(messages.at(-1)?.id ?? 0)
  const heard = messages
    .filter((message) => message.id > openedAt && isNews(message, userId))
    .slice(-heardAtMost)
  return (
    <div role="status" aria-atomic="false" className={hidden.hidden}>
      {heard.map((message) => (
        <p key={message.id}>
          {isOfClock(message) ? (
            messageLine(message)
          ) : (
            <Trans>
              {peerName}: {messageLine(message)}
            </Trans>
          )}
        </p>
      ))}
    </div>
  )
}
