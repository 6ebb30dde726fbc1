import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { Chat } from '#src/features/chat/chat.tsx'
import { conversationQuery } from '#src/features/chat/queries.ts'
import { Page } from '#src/ui/page.tsx'
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
  const { data: user } = useSuspenseQuery(sessionQuery)
  return (
    <Page title={t`Request about ${conversation.listing.title}`}>
      {user && <Chat key={id} conversation={conversation} userId={user.id} />}
    </Page>
  )
}
