import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { Shell } from '#src/features/shell/shell.tsx'
import { NotFound } from '#src/features/shell/not-found.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
})

function Root() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <Shell isLoggedIn={Boolean(user)}>
      <Outlet />
    </Shell>
  )
}
