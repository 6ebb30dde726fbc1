import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionIsSettled } from '#src/api/leaving.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ownPath } from './own-path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the login was pressed on the page that it leads to, which lies below it in the history. */
    isBeside?: boolean
  }
}

/** Leads to where a login was to lead as soon as somebody is logged in: here, or in another tab. The page where it was
 *  pressed is gone back to, and is as it was left. */
export function useLeadOn(to: string | undefined): void {
  const router = useRouter()
  const { data: user } = useQuery(sessionQuery)
  const isLoggedIn = Boolean(user)
  useEffect(() => {
    if (!isLoggedIn) return undefined
    let isHere = true
    const leadOn = async () => {
      // Whoever logs out comes here before the session has ended.
      await sessionIsSettled()
      if (!isHere || currentUserId() === null) return
      if (router.latestLocation.state.isBeside) router.history.back()
      else router.history.replace(ownPath(to) ?? '/profile')
    }
    void leadOn()
    return () => {
      isHere = false
    }
  }, [isLoggedIn, to, router])
}
