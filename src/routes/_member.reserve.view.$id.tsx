import { createFileRoute } from '@tanstack/react-router'
import { reservationHistoryQuery, reservationQuery } from '#src/features/reserve/queries.ts'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'
import { ReservationPage } from './-reservation-page.tsx'
import { reservationTab } from './-reservation-tab.ts'

export const Route = createFileRoute('/_member/reserve/view/$id')({
  params: idParam,
  validateSearch: reservationTab,
  loader: ({ context: { queryClient }, params: { id }, location, cause }) => {
    if (cause !== 'preload') void queryClient.prefetchQuery(reservationHistoryQuery(id))
    return loadPage(location, queryClient.ensureQueryData(reservationQuery(id)))
  },
  component: ReservationAsRenter,
})

function ReservationAsRenter() {
  const navigate = Route.useNavigate()
  return (
    <ReservationPage
      id={Route.useParams().id}
      tab={Route.useSearch().tab}
      onTab={(tab) =>
        navigate({ search: reservationTab({ tab }), replace: true, resetScroll: false })
      }
    />
  )
}
