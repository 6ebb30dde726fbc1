import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { minuteMs } from '#contract/domain/durations.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ChangePassword } from '#src/features/profile/change-password.tsx'
import { EditProfile } from '#src/features/profile/edit-profile.tsx'
import { OwnData } from '#src/features/own-data/own-data.tsx'
import { Loaded } from '#src/ui/loaded.tsx'
import { LogoutButton } from '#src/features/profile/logout-button.tsx'
import { MailChoices } from '#src/features/profile/mail-choices.tsx'
import { ProfileCard } from '#src/features/profile/profile-card.tsx'
import { ownListingsQuery } from '#src/features/profile/queries.ts'
import { UploadImageButton } from '#src/features/profile-picture/upload-image-button.tsx'
import { NotificationSettings } from '#src/features/push/notification-settings.tsx'
import { incomingReservationsQuery, ownReservationsQuery } from '#src/features/reserve/queries.ts'
import { MoreReservations } from '#src/features/reserve/more-reservations.tsx'
import { IncomingReservations, OwnReservations } from '#src/features/reserve/reservation-tables.tsx'
import { waitsForAnswer } from '#src/features/reserve/waits-for-answer.ts'
import { formatCount } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { OwnPosts } from './-own-posts.tsx'
import { OwnUnsent } from './-own-unsent.tsx'
import { tabParam } from './-tab-param.ts'
import { toTab } from './-to-tab.ts'

const profileTab = tabParam(['posts', 'incoming', 'own'])

export const Route = createFileRoute('/_member/profile')({
  validateSearch: profileTab,
  loader: ({ context: { queryClient }, cause }) => {
    // What is read anew at each visit is not asked for by pointing at a link, nor by another tab.
    if (cause !== 'enter') return
    void queryClient.prefetchQuery(ownListingsQuery)
    void queryClient.prefetchInfiniteQuery(incomingReservationsQuery)
    void queryClient.prefetchInfiniteQuery(ownReservationsQuery)
  },
  component: Profile,
})

/** @param hasMore whether that is not all of it */
const countOf = (list: unknown[] | undefined, hasMore = false) =>
  list ? formatCount(list.length) + (hasMore ? '+' : '') : '...'

function Profile() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(sessionQuery)
  const posts = useQuery(ownListingsQuery)
  const incoming = useInfiniteQuery(incomingReservationsQuery)
  const own = useInfiniteQuery(ownReservationsQuery)
  const navigate = Route.useNavigate()
  const { tab = 'posts' } = Route.useSearch()
  const now = useNow(minuteMs)
  if (!user) return null
  const waiting = incoming.data?.filter((each) => waitsForAnswer(each, now)).length ?? 0
  return (
    <Page title={t`Profile`} width="wide">
      <ProfileCard
        user={user}
        actions={
          <>
            <EditProfile user={user} />
            <ChangePassword user={user} />
            <UploadImageButton user={user} />
            <ButtonLink to="/user/$id" params={{ id: user.id }}>
              <Trans>Public Profile</Trans>
            </ButtonLink>
            <ButtonLink to="/storage">
              <Trans>Storage</Trans>
            </ButtonLink>
            <LogoutButton onDone={() => navigate({ to: '/login' })} />
          </>
        }
      />
      <NotificationSettings>
        <MailChoices user={user} />
      </NotificationSettings>
      <Tabs
        label={t`Posts and reservations`}
        selected={tab}
        onSelect={(next) => navigate({ search: profileTab({ tab: next }), ...toTab })}
        tabs={[
          {
            id: 'posts',
            title: t`Your Posts`,
            count: countOf(posts.data),
            content: (
              <Loaded query={posts}>{(listings) => <OwnPosts listings={listings} />}</Loaded>
            ),
          },
          {
            id: 'incoming',
            title: t`Incoming Reservations`,
            count: countOf(incoming.data, incoming.hasNextPage),
            ...(waiting > 0 && { mark: t`${formatCount(waiting)} waiting` }),
            content: (
              <>
                <Loaded query={incoming}>
                  {(reservations) => <IncomingReservations reservations={reservations} />}
                </Loaded>
                <MoreReservations list={incoming} />
              </>
            ),
          },
          {
            id: 'own',
            title: t`Your Reservations`,
            count: countOf(own.data, own.hasNextPage),
            content: (
              <>
                <OwnUnsent />
                <Loaded query={own}>
                  {(reservations) => <OwnReservations reservations={reservations} />}
                </Loaded>
                <MoreReservations list={own} />
              </>
            ),
          },
        ]}
      />
      <OwnData user={user} onDeleted={() => navigate({ to: '/login' })} />
    </Page>
  )
}
