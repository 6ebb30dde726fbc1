import { createFileRoute } from '@tanstack/react-router'
import { idParam } from './-id-param.ts'
import { loadReservation } from './-load-reservation.ts'
import { ReservationPage } from './-reservation-page.tsx'
import { reservationTab } from './-reservation-tab.ts'
import { toTab } from './-to-tab.ts'

export const Route = createFileRoute('/_member/reserve/view/$id')({
  params: idParam,
  validateSearch: reservationTab,
  loader: loadReservation,
  component: ReservationAsRenter,
})

function ReservationAsRenter() {
  const navigate = Route.useNavigate()
  return (
    <ReservationPage
      id={Route.useParams().id}
      tab={Route.useSearch().tab}
      onTab={(tab) => navigate({ search: reservationTab({ tab }), ...toTab })}
    />
  )
}
