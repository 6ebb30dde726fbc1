import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { conversationQuery } from '#src/features/chat/queries.ts'
import { ConversationPage } from './-conversation-page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/hostchat/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(conversationQuery(params.id))),
  component: HostChat,
})

function HostChat() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const { data: conversation } = useSuspenseQuery(conversationQuery(id))
  return (
    <ConversationPage
      key={id}
      conversation={conversation}
      title={t`Request about ${conversation.listing.title}`}
      peerTitle={t`Peer User`}
    />
  )
}
