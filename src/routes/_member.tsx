import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, Outlet, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { requireLogin } from '#src/features/account/gate.ts'

/** The pages that need a login; one that ends while such a page is open leads to the login, too. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => requireLogin(context.queryClient, location),
  component: Member,
})

function Member() {
  const { data: user } = useSuspenseQuery(sessionQuery)
  // Nothing that was made for one user is shown to another, who may have logged in beside.
  return user ? <Outlet key={user.id} /> : <ToLogin />
}

/** Remembers where it began: the address changes before this page is gone. */
function ToLogin() {
  const router = useRouter()
  const [to] = useState(() => router.state.location.href)
  return <Navigate to="/login" search={{ to }} replace />
}
