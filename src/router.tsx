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

/** The new page's heading takes the focus, as after a load in the browser. A page that leads on within itself has one,
 *  too, unless what was pressed is still there. */
router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
  const isNew = fromLocation && fromLocation.state.__TSR_index !== toLocation.state.__TSR_index
  const isLost = isNew && document.activeElement === document.body
  if (fromLocation && (pathChanged || isLost))
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
