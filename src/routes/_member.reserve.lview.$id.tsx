import { createFileRoute } from '@tanstack/react-router'
import { reservationQuery } from '#src/features/reserve/queries.ts'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'
import { ReservationPage } from './-reservation-page.tsx'

export const Route = createFileRoute('/_member/reserve/lview/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(reservationQuery(params.id))),
  component: ReservationAsLender,
})

function ReservationAsLender() {
  return <ReservationPage id={Route.useParams().id} />
}
