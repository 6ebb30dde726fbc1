import { Trans } from '@lingui/react/macro'
import type { Stay } from '#contract/domain/stay.ts'
import { isSameClock, isZone } from '#contract/domain/zone.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Sentences } from '#src/ui/sentences.tsx'
import styles from './stay-zone.module.css'

/** Whose clock the times of a stay are on; and the same stay on the reader's, where that shows something else. */
export function StayZone({ stay, zone }: { stay: Stay; zone: string }) {
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const isOther =
    isZone(ownZone) && [stay.from, stay.to].some((instant) => !isSameClock(instant, zone, ownZone))
  return (
    <p className={styles.zone}>
      <Sentences
        first={<Trans>Times are in the listing's zone, {zone}.</Trans>}
        then={isOther && <OnOwnClock stay={stay} ownZone={ownZone} />}
      />
    </p>
  )
}

function OnOwnClock({ stay, ownZone }: { stay: Stay; ownZone: string }) {
  const onOwnClock = formatStay(stay, ownZone)
  return (
    <Trans>
      On your own clock, {ownZone}, this is {onOwnClock}.
    </Trans>
  )
}
