import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { LogoutButton } from '#src/features/profile/logout-button.tsx'
import { ProfileCard } from '#src/features/profile/profile-card.tsx'
import { incomingReservationsQuery, ownReservationsQuery } from '#src/features/reserve/queries.ts'
import { IncomingReservations, OwnReservations } from '#src/features/reserve/reservation-tables.tsx'
import { formatCount } from '#src/i18n/format.ts'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Page } from '#src/ui/page.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export const Route = createFileRoute('/_member/profile')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(incomingReservationsQuery)
    void queryClient.prefetchQuery(ownReservationsQuery)
  },
  component: Profile,
})

const countOf = (list: unknown[] | undefined) => (list ? formatCount(list.length) : '...')

function Profile() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(sessionQuery)
  const incoming = useQuery(incomingReservationsQuery)
  const own = useQuery(ownReservationsQuery)
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <Page title={t`Profile`} width="wide">
      <ProfileCard user={user} />
      <p>
        <Link to="/user/$id" params={{ id: user.id }}>
          <Trans>Public Profile</Trans>
        </Link>
      </p>
      <section>
        <h2>
          <Trans>Incoming Reservations ({countOf(incoming.data)})</Trans>
        </h2>
        {incoming.error && (
          <ReadFailure error={incoming.error} onRetry={() => incoming.refetch()} />
        )}
        {incoming.isPending && <Waiting text={t`Please wait...`} />}
        {incoming.data && <IncomingReservations reservations={incoming.data} />}
      </section>
      <section>
        <h2>
          <Trans>Your Reservations ({countOf(own.data)})</Trans>
        </h2>
        {own.error && <ReadFailure error={own.error} onRetry={() => own.refetch()} />}
        {own.isPending && <Waiting text={t`Please wait...`} />}
        {own.data && <OwnReservations reservations={own.data} />}
      </section>
      <p>
        <LogoutButton onDone={() => navigate({ to: '/login' })} />
      </p>
    </Page>
  )
}
