import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { ownPath } from './own-path.ts'

/** Leads to where a login was to lead as soon as somebody is logged in: here, or in another tab. */
export function useLeadOn(to: string | undefined): void {
  const router = useRouter()
  const { data: user } = useQuery(sessionQuery)
  const isLoggedIn = Boolean(user)
  useEffect(() => {
    if (isLoggedIn) router.history.replace(ownPath(to) ?? '/profile')
  }, [isLoggedIn, to, router])
}
