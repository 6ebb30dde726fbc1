import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { lazy, type ComponentType } from 'react'
import { TestError } from '#src/features/gallery/test-error.tsx'
import { Page } from '#src/ui/page.tsx'

/** Pages for those who build with the app, which no other page leads to. Their texts are not translated. */
export const Route = createFileRoute('/test/{-$page}')({
  component: TestPage,
  errorComponent: TestError,
})

const pages: Record<string, { about: string; Content: ComponentType }> = {
  ui: {
    about: 'Every component in every state',
    Content: lazy(() => import('#src/features/gallery/gallery.tsx')),
  },
  outbox: {
    about: 'The outbox from inside',
    Content: lazy(() => import('#src/features/outbox/inspector.tsx')),
  },
  cache: {
    about: 'What is kept on this device, record by record',
    Content: lazy(() => import('#src/features/storage/cache-inspector.tsx')),
  },
  error: {
    about: 'What a page looks like that throws',
    Content: () => {
      throw new Error('This page throws, to show what that looks like.')
    },
  },
}

function TestPage() {
  const { page } = Route.useParams()
  if (page === undefined) return <Contents />
  const known = Object.hasOwn(pages, page) ? pages[page] : undefined
  if (!known) throw notFound()
  return <known.Content />
}

function Contents() {
  return (
    <Page title="Test pages">
      <ul>
        {Object.entries(pages).map(([page, { about }]) => (
          <li key={page}>
            <Link to="/test/{-$page}" params={{ page }}>
              {about}
            </Link>
          </li>
        ))}
        <li>
          <a href="/test/mail">The mails that were sent</a>
        </li>
      </ul>
    </Page>
  )
}
