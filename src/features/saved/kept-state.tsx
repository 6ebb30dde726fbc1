import { Trans } from '@lingui/react/macro'
import type { KeptListing } from '#src/cache/kept-listings.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { KeepState } from './keep-progress.ts'

/** Whether a saved listing can be read without a connection. */
export function KeptState({
  kept,
  state,
}: {
  kept: Pick<KeptListing, 'refreshedAtMs' | 'hasMap'> | undefined
  state: KeepState | undefined
}) {
  // What was kept stays readable while it is read anew.
  if (kept?.refreshedAtMs) {
    return kept.hasMap ? (
      <Trans>Kept on this device</Trans>
    ) : (
      <Trans>Kept on this device, without a map of the place</Trans>
    )
  }
  if (state?.kind === 'full') return <Trans>This device is full: not all of it is kept</Trans>
  if (state?.kind === 'running') return <Trans>Being kept… {formatPercent(state.part)}</Trans>
  return <Trans>Not kept yet</Trans>
}
