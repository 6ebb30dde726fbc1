import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { conversationAsRenterQuery } from '#src/features/chat/queries.ts'
import { ConversationPage } from './-conversation-page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/newchat/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(conversationAsRenterQuery(params.id))),
  component: NewChat,
})

function NewChat() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const { data: conversation } = useSuspenseQuery(conversationAsRenterQuery(id))
  return (
    <ConversationPage
      key={id}
      conversation={conversation}
      title={t`Request information about ${conversation.listing.title}`}
      peerTitle={t`Poster`}
    />
  )
}
