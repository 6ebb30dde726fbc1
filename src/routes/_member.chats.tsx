import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { Inbox } from '#src/features/chat/inbox.tsx'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { Page } from '#src/ui/page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/chats')({
  loader: ({ context, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(inboxQuery)),
  component: Chats,
})

function Chats() {
  const { t } = useLingui()
  const { data: entries } = useSuspenseQuery(inboxQuery)
  const { data: user } = useSuspenseQuery(sessionQuery)
  return <Page title={t`Inbox`}>{user && <Inbox entries={entries} userId={user.id} />}</Page>
}
