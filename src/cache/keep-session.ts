import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/domain/user.ts'
import { askForSession, currentUserId, sessionKey } from '#src/api/current-user.ts'
import { sayLeft } from '#src/api/left-session.ts'
import { changeSession } from '#src/api/session.ts'
import { ofThisShape } from './kept-values.ts'

const bootKey = 'boot'

/** What the server has said last, as JSON has it; null where that is not known. */
interface KeptSession {
  user: User | null
  /** 0 for a logout of which the server does not know yet. */
  updatedAt: number
}

const keptSession = () => ofThisShape.read(bootKey) as KeptSession | null

/** Who was logged in when the app was last open is known before anything is drawn, and asked anew behind
 *  it. What others have read on this device goes as soon as the server names another user. */
export function keepSession(queryClient: QueryClient): void {
  const kept = keptSession()
  if (kept) {
    queryClient.setQueryData(sessionKey, read(kept.user), { updatedAt: kept.updatedAt })
    void queryClient.invalidateQueries({ queryKey: sessionKey, refetchType: 'none' })
    sayLeft()
  }
  let knownId = currentUserId()
  queryClient.getQueryCache().subscribe(({ query, ...event }) => {
    if (query.queryKey[0] !== sessionKey[0] || event.type !== 'updated') return
    // What this page has learnt, and never what it still believes: another one may know better.
    if (event.action.type !== 'success') return
    const { data: user, dataUpdatedAt: updatedAt } = query.state
    // Where there is no room for it, what the server said before would be taken for it.
    ofThisShape.forget(bootKey)
    ofThisShape.keep(bootKey, { user, updatedAt })
    if (currentUserId() === knownId) return
    knownId = currentUserId()
    void import('./query-store.ts').then(({ removeOthersQueries }) => removeOthersQueries(knownId))
  })
  watchOthers()
}

const read = (user: User | null): User | null =>
  user && {
    ...user,
    memberSince: new Date(user.memberSince),
    updatedOn: new Date(user.updatedOn),
  }

/** Who logs in or out on one page does so on all of them, those in the background too. One that was asleep hears of it
 *  late, and one that was put aside not at all: they look at how things stand now. Pages of two shapes do not read each
 *  other: if both answered with what the server says, they would do so without end. */
function watchOthers(): void {
  const look = () => {
    const kept = keptSession()
    if (!kept || (kept.user?.id ?? null) === currentUserId()) return
    if (kept.user) askForSession()
    else void hearOfLogout(kept.updatedAt)
  }
  addEventListener('storage', ({ key }) => key === bootKey && look())
  addEventListener('pageshow', ({ persisted }) => persisted && look())
}

/** The server may not know of it yet, or be out of reach; or know of a login since. */
async function hearOfLogout(updatedAt: number): Promise<void> {
  await changeSession(null, updatedAt)
  askForSession()
}
