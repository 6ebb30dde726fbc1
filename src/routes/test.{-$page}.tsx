import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { lazy, type ComponentType } from 'react'
import { TestError } from '#src/features/gallery/test-error.tsx'
import { Page } from '#src/ui/page.tsx'

/** Pages for those who build with the app, which no other page leads to. Their texts are not translated. */
export const Route = createFileRoute('/test/{-$page}')({
  loader: ({ params: { page } }) => {
    if (page !== undefined && !Object.hasOwn(pages, page)) throw notFound()
  },
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
  const known = page === undefined ? undefined : pages[page]
  return known ? <known.Content /> : <Contents />
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
