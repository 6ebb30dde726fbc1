import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Listing } from '#contract/domain/listing.ts'
import { BlockForm } from '#src/features/availability/block-form.tsx'
import { BlockList } from '#src/features/availability/block-list.tsx'
import { CalendarExport } from '#src/features/availability/calendar-export.tsx'
import { CalendarImport } from '#src/features/availability/calendar-import.tsx'
import { ConflictList } from '#src/features/availability/conflict-list.tsx'
import { blocksQuery, calendarsQuery } from '#src/features/availability/queries.ts'
import { Loaded } from '#src/ui/loaded.tsx'
import { wholeDays } from '#src/features/reserve/free-time.ts'
import { bookedRangesQuery } from '#src/features/reserve/queries.ts'
import { StayDates } from '#src/features/reserve/stay-dates.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { OwnerPage } from './-owner-page.tsx'
import styles from './-dates-page.module.css'

/** When a listing takes no reservations, and what other calendars say about it. */
export function DatesPage({ id }: { id: number }) {
  const { t } = useLingui()
  return (
    <OwnerPage title={t`Edit Dates`} id={id}>
      {(listing) => <OwnDates key={id} listing={listing} />}
    </OwnerPage>
  )
}

function OwnDates({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const { id, zone } = listing
  const blocks = useQuery(blocksQuery(id))
  const booked = useQuery(bookedRangesQuery(id))
  const calendars = useQuery(calendarsQuery(id))
  const taken = booked.data ?? []
  return (
    <>
      <ConflictList
        conflicts={calendars.data?.conflicts ?? []}
        zone={zone}
        reservation={reservationLink}
      />
      <p>
        <Trans>Nobody can reserve on dates that you block. Reservations stay as they are.</Trans>
      </p>
      {booked.error && (
        <ReadFailure
          error={booked.error}
          before={t`Could not get booked dates`}
          onRetry={() => booked.refetch()}
        />
      )}
      <BlockForm
        listing={listing}
        taken={taken}
        renderDates={(choice) => (
          <StayDates {...choice} taken={taken} zone={zone} meaning={wholeDays} />
        )}
      />
      <section className={styles.part}>
        <h2>
          <Trans>Blocked dates</Trans>
        </h2>
        <Loaded query={blocks}>{(data) => <BlockList listing={listing} blocks={data} />}</Loaded>
      </section>
      <section className={styles.part}>
        <h2>
          <Trans>Other calendars</Trans>
        </h2>
        <Loaded query={calendars}>
          {(data) => (
            <>
              <CalendarExport listingId={id} path={data.exportPath} />
              <CalendarImport listingId={id} imported={data.import} />
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

const reservationLink = (id: number, words: string) => (
  <Link to="/reserve/lview/$id" params={{ id }}>
    {words}
  </Link>
)
