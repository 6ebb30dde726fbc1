import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUserId } from '#src/api/current-user.ts'
import { conversationQuery } from '#src/features/chat/queries.ts'
import { ConversationPage } from './-conversation-page.tsx'
import { conversationTab } from './-conversation-tab.ts'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'
import { toTab } from './-to-tab.ts'

export const Route = createFileRoute('/_member/hostchat/$id')({
  params: idParam,
  validateSearch: conversationTab,
  loader: async ({ context: { queryClient }, params, location }) => {
    const { chat } = await loadPage(
      location,
      queryClient.ensureQueryData(conversationQuery(params.id)),
    )
    if (chat?.renterId !== currentUserId()) return
    throw redirect({ to: '/newchat/$id', params: { id: chat.listingId }, replace: true })
  },
  component: HostChat,
})

function HostChat() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: conversation } = useSuspenseQuery(conversationQuery(id))
  return (
    <ConversationPage
      key={id}
      conversation={conversation}
      tab={tab}
      onTab={(next) => navigate({ search: conversationTab({ tab: next }), ...toTab })}
      title={t`Request about ${conversation.listing.title}`}
      peerTitle={t`Peer User`}
    />
  )
}
