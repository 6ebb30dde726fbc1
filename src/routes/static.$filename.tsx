import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { staticPageQuery } from '#src/features/static-page/queries.ts'
import { NoStaticPage, StaticPage } from '#src/features/static-page/static-page.tsx'
import { currentCulture } from '#src/i18n/i18n.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/static/$filename')({
  params: {
    parse: ({ filename }) => {
      if (!/^[a-z0-9-]{1,60}$/.test(filename)) throw notFound()
      return { filename }
    },
  },
  loader: ({ context, params, location }) =>
    loadPage(
      location,
      context.queryClient.ensureQueryData(staticPageQuery(currentCulture(), params.filename)),
    ),
  component: Static,
})

function Static() {
  const { filename } = Route.useParams()
  const { data: html } = useSuspenseQuery(staticPageQuery(currentCulture(), filename))
  return html === null ? <NoStaticPage filename={filename} /> : <StaticPage html={html} />
}
