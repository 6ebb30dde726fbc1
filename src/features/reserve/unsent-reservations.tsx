import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReach } from '#src/api/use-reach.ts'
import { formatStay } from '#src/i18n/format.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import styles from './unsent-reservations.module.css'
import type { UnsentStay } from './use-unsent-stays.ts'
import { ZoneName } from './zone-name.tsx'

/** Reservations that the server does not have yet: nothing is taken before it has answered.
 *  @param zone of the listing that they are about
 *  @param onChange takes one back to choose other dates; absent where that is on another page
 *  @param onDiscard called when one is given up */
export function UnsentReservations({
  stays,
  zone,
  onChange,
  onDiscard,
}: {
  stays: readonly UnsentStay[]
  zone: string
  onChange?(stay: UnsentStay): void
  onDiscard?(): void
}) {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  if (stays.length === 0) return null
  return (
    <Notice>
      <ul className={styles.list} aria-label={t`Reservations that are not sent yet`}>
        {stays.map((stay) => {
          const { item, request } = stay
          return (
            <li key={item.seq} className={styles.line}>
              <Link to="/reserve/$id" params={{ id: request.listingId }} className={styles.link}>
                {item.about}
              </Link>
              <span>
                {formatStay(request, zone)} <ZoneName zone={zone} />
              </span>
              <SendState
                sending={item}
                isCutOff={isCutOff}
                onEdit={onChange && (() => onChange(stay))}
                {...sendActions(item, onDiscard)}
              />
            </li>
          )
        })}
      </ul>
      <p>
        <Trans>Nothing is reserved before the server has answered.</Trans>
      </p>
    </Notice>
  )
}
