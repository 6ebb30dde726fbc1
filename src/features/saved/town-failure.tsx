import { Trans } from '@lingui/react/macro'
import { ApiError } from '#src/api/api-error.ts'
import { MapElsewhereError } from '#src/cache/kept-areas.ts'
import { isFull } from '#src/cache/storage-health.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Why the map of a town is not here, and what can be done. */
export function TownFailure({ error }: { error: Error }) {
  return (
    <Notice tone="failure">
      <Reason error={error} />
    </Notice>
  )
}

function Reason({ error }: { error: Error }) {
  if (error instanceof MapElsewhereError) {
    return <Trans>This map comes from elsewhere and cannot be kept.</Trans>
  }
  if (isFull(error)) {
    return <Trans>This device is full: the map is not all here. Remove something and go on.</Trans>
  }
  if (error instanceof ApiError) {
    const reason = serverSentence(error.message)
    return <Trans>The map cannot be kept: {reason}</Trans>
  }
  return (
    <Trans>
      The map cannot be kept without a connection. What is here stays; try again when you are
      online.
    </Trans>
  )
}
