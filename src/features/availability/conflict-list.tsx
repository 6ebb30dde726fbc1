import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CalendarConflict, TakenBy } from '#contract/domain/calendar.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Dates that were given twice: here and on the site whose calendar is imported.
 *  @param reservation leads to the one of this id */
export function ConflictList({
  conflicts,
  zone,
  reservation,
}: {
  conflicts: readonly CalendarConflict[]
  zone: string
  reservation(id: number, words: string): ReactNode
}) {
  const { t } = useLingui()
  if (conflicts.length === 0) return null
  const words = (taken: TakenBy) => {
    const when = formatStay(taken, zone)
    return taken.kind === 'reservation'
      ? t`Reservation, ${when}`
      : t({ message: `Blocked, ${when}`, comment: 'Dates, never a person' })
  }
  return (
    <Notice tone="failure">
      <p>
        <Trans>
          These dates are taken here and in the other calendar. Please settle it with whoever has
          them; nothing was changed.
        </Trans>
      </p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.from.getTime()}>
            {formatStay(conflict, zone)}
            <ul>
              {conflict.takenBy.map((taken) => (
                <li key={`${taken.kind} ${taken.id}`}>
                  {taken.kind === 'reservation'
                    ? reservation(taken.id, words(taken))
                    : words(taken)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
