import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'

const Inspector = lazy(() => import('#src/features/outbox/inspector.tsx'))

/** The outbox from inside, for those who build with it. No page leads here. */
export const Route = createFileRoute('/test/outbox')({ component: OutboxPage })

function OutboxPage() {
  return <Inspector />
}
