import { createRouter } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { RouteError } from '#src/features/shell/route-error.tsx'
import { RouteWaiting } from '#src/features/shell/route-waiting.tsx'
import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Loaders read through the query cache, which knows what is stale.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: RouteWaiting,
  defaultPendingMs: 300,
  scrollRestoration: true,
})

/** The new page's heading takes the focus, as after a load in the browser. */
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector<HTMLElement>('h1')?.focus()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
