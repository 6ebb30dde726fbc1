import { Trans } from '@lingui/react/macro'
import { formatDate } from '#src/i18n/format.ts'
import { Notice } from '#src/ui/notice.tsx'

/** In place of what could be done with a listing that the server has no more. */
export function GoneNotice({ seenAtMs }: { seenAtMs: number }) {
  return (
    <Notice>
      <GoneSentence seenAtMs={seenAtMs} />
    </Notice>
  )
}

export function GoneSentence({ seenAtMs }: { seenAtMs: number }) {
  const day = formatDate(new Date(seenAtMs))
  return <Trans>This listing was deleted. You see it as it was on {day}.</Trans>
}
