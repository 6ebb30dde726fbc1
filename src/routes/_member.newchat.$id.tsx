import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { conversationAsRenterQuery } from '#src/features/chat/queries.ts'
import { ConversationPage } from './-conversation-page.tsx'
import { conversationTab } from './-conversation-tab.ts'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'
import { toTab } from './-to-tab.ts'

export const Route = createFileRoute('/_member/newchat/$id')({
  params: idParam,
  validateSearch: conversationTab,
  loader: ({ context, params, location }) =>
    loadPage(
      location,
      context.queryClient
        .ensureQueryData(conversationAsRenterQuery(params.id))
        .catch(toOwnInbox(params.id)),
    ),
  component: NewChat,
})

/** Nobody asks oneself: whose listing it is gets what others have asked about it. */
const toOwnInbox = (listing: number) => (error: unknown) => {
  throw isRefusedAs(error, 'not-yours')
    ? redirect({ to: '/chats', search: { listing }, replace: true })
    : error
}

function NewChat() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: conversation } = useSuspenseQuery(conversationAsRenterQuery(id))
  return (
    <ConversationPage
      key={id}
      conversation={conversation}
      tab={tab}
      onTab={(next) => navigate({ search: conversationTab({ tab: next }), ...toTab })}
      title={t`Request information about ${conversation.listing.title}`}
      peerTitle={t`Poster`}
    />
  )
}
