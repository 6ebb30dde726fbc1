import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Conversation } from '#contract/domain/chat.ts'
import { sessionQuery } from '#src/api/session.ts'
import { Chat } from '#src/features/chat/chat.tsx'
import { ReportButton } from '#src/features/chat/report-button.tsx'
import { ListingSummary } from '#src/features/listing/listing-summary.tsx'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { PublicProfile } from './-public-profile.tsx'

/** A conversation, what it is about, and with whom.
 *  @param peerTitle what the other one is called from this side */
export function ConversationPage({
  conversation,
  title,
  peerTitle,
}: {
  conversation: Conversation
  title: string
  peerTitle: string
}) {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(sessionQuery)
  const { chat, listing, peer } = conversation
  if (!user) return null
  return (
    <Page title={title}>
      <Tabs
        label={t`Conversation`}
        tabs={[
          {
            id: 'chat',
            title: t`Chat`,
            content: <Chat conversation={conversation} userId={user.id} />,
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
                <PublicProfile user={peer} />
                {chat && <ReportButton chatId={chat.id} about={listing.title} />}
              </>
            ),
          },
        ]}
      />
    </Page>
  )
}
