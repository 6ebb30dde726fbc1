import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
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

const SavedKeeper = optionalPart(() =>
  import('./-saved-keeper.tsx').then((module) => module.SavedKeeper),
)

const DeviceKeeper = optionalPart(() =>
  import('./-device-keeper.tsx').then((module) => module.DeviceKeeper),
)

const FocusKeeper = optionalPart(() =>
  import('#src/features/shell/focus-keeper.tsx').then((module) => module.FocusKeeper),
)

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
})

function Root() {
  const locale = useLocaleOfPage()
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
        late={
          <>
            <FocusKeeper />
            <SavedKeeper />
            {user !== undefined && (
              <DeviceKeeper userId={user?.id ?? null} unreadCount={inbox.data} />
            )}
          </>
        }
      >
        <Outlet key={locale} />
      </Shell>
    </WaitingCount>
  )
}

/** A page is made anew in another language: its dates and prices are formatted while rendering. Where something would have
 *  been lost with it, it stays until it is left, and those stand as they were. */
function useLocaleOfPage(): string {
  const { i18n } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get)
  const now = { pathname, locale: i18n.locale }
  const [made, setMade] = useState({ ...now, saidIn: now.locale })
  if (made.saidIn === now.locale && made.pathname === pathname) return made.locale
  const stays = isHeld && made.pathname === pathname
  const next = { pathname, saidIn: now.locale, locale: stays ? made.locale : now.locale }
  setMade(next)
  return next.locale
}
