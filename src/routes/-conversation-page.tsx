import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { BlockButton } from '#src/features/chat/block-button.tsx'
import { Chat } from '#src/features/chat/chat.tsx'
import type { KnownConversation } from '#src/features/chat/known-conversation.ts'
import { ReportButton } from '#src/features/chat/report-button.tsx'
import { ListingSummary } from '#src/features/listing/listing-summary.tsx'
import type { ActionsOfReservation } from '#src/features/chat/notice-actions.ts'
import { PushHint } from '#src/features/push/push-hint.tsx'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { UserLink } from '#src/ui/user-link.tsx'
import type { ConversationTab } from './-conversation-tab.ts'
import { NoticeMoves } from './-notice-moves.tsx'
import { PublicProfile } from './-public-profile.tsx'

/** A conversation, what it is about, and with whom.
 *  @param peerTitle what the other one is called from this side */
export function ConversationPage({
  conversation,
  tab = 'chat',
  onTab,
  title,
  peerTitle,
}: {
  conversation: KnownConversation
  tab: ConversationTab | undefined
  onTab(tab: ConversationTab): void
  title: string
  peerTitle: string
}) {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(sessionQuery)
  const { chat, listing, peer, isBlocked } = conversation
  const side = chat !== null && chat.hostId === user?.id ? 'lender' : 'renter'
  const noticeMoves = useCallback<ActionsOfReservation>(
    (id, isNewest) => <NoticeMoves id={id} side={side} isNewest={isNewest} />,
    [side],
  )
  if (!user) return null
  return (
    <Page title={title}>
      <Tabs
        label={t`Conversation`}
        selected={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'chat',
            title: t`Chat`,
            content: (
              <Chat
                conversation={conversation}
                userId={user.id}
                noticeActions={noticeMoves}
                hint={<PushHint conversation={conversation} userId={user.id} />}
              />
            ),
          },
          {
            id: 'listing',
            title: t`Original Listing`,
            content: <ListingSummary listing={listing} />,
          },
          {
            id: 'peer',
            title: peerTitle,
            content: (
              <>
                <PublicProfile user={peer} name={<UserLink user={peer} />} />
                {!isBlocked && !peer.isFormer && <BlockButton peer={peer} />}
                {chat && <ReportButton chatId={chat.id} about={listing.title} />}
              </>
            ),
          },
        ]}
      />
    </Page>
  )
}
