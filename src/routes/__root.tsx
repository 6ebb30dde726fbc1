import { useLingui } from '@lingui/react/macro'
import { focusManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { ownOffsets } from '#contract/domain/own-offsets.ts'
import { sessionQuery } from '#src/api/session.ts'
import { inboxKey } from '#src/features/chat/inbox-key.ts'
import { countUnread } from '#src/features/chat/count-unread.ts'
import { NotFound } from '#src/features/shell/not-found.tsx'
import { Shell } from '#src/features/shell/shell.tsx'
import { WaitingCount } from '#src/ui/document-title.tsx'
import { optionalPart } from '#src/ui/optional-part.tsx'
import { unsavedWork } from '#src/ui/unsaved-work.ts'

/** The inbox and its schemas are for those who have one. */
const Unread = optionalPart(() => import('./-unread.tsx').then((module) => module.Unread))

const Live = optionalPart(() => import('./-live.tsx').then((module) => module.Live))

const WaitingRequests = optionalPart(() =>
  import('./-waiting-requests.tsx').then((module) => module.WaitingRequests),
)

/** What was typed and not sent, and what sends it. */
const UnsentLink = optionalPart(() =>
  import('#src/features/outbox/unsent-link.tsx').then((module) => module.UnsentLink),
)

const Keepers = optionalPart(() => import('./-keepers.tsx').then((module) => module.Keepers))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
})

function Root() {
  const manner = useMannerOfPage()
  const { data: user } = useQuery(sessionQuery)
  // Whatever brings the inbox, its schemas are not needed for counting.
  const inbox = useQuery({ queryKey: inboxKey, enabled: false, select: countUnread })
  return (
    <WaitingCount value={inbox.data ?? 0}>
      <Shell
        isLoggedIn={Boolean(user)}
        unread={user && <Unread />}
        waiting={user && <WaitingRequests />}
        unsent={
          user && (
            <>
              <UnsentLink />
              <Live userId={user.id} />
            </>
          )
        }
        late={<Keepers userId={user && user.id} unreadCount={inbox.data} />}
      >
        <Outlet key={manner} />
      </Shell>
    </WaitingCount>
  )
}

/** A page is made anew in another language, and where the device has come into another zone: its dates and prices are
 *  formatted while rendering. Where something would have been lost with it, it stays until it is left, and those stand as
 *  they were. */
function useMannerOfPage(): string {
  const { i18n } = useLingui()
  const offsets = useSyncExternalStore(focusManager.subscribe, ownOffsets)
  const pathname = useLocation({ select: (location) => location.pathname })
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get)
  const now = `${i18n.locale} ${offsets}`
  const [made, setMade] = useState({ pathname, asOf: now, manner: now })
  if (made.asOf === now && made.pathname === pathname) return made.manner
  const stays = isHeld && made.pathname === pathname
  const next = { pathname, asOf: now, manner: stays ? made.manner : now }
  setMade(next)
  return next.manner
}
