import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import type { ListingSaving } from './use-save-listing.ts'

/** Why a listing was not saved; what is wrong with a field stands at the field. */
export function SaveFailure({ saving }: { saving: ListingSaving }) {
  const { error, faultCount, isOutdated, addedBefore, isLoginNeeded } = saving
  // A session that has ended is said where it leads.
  if (!error || isLoginNeeded) return null
  if (isOutdated) {
    return (
      <Notice>
        <Trans>Everything is decided. Save to keep it so.</Trans>
      </Notice>
    )
  }
  if (addedBefore) {
    const { id, title } = addedBefore
    return (
      <Notice tone="failure">
        <Sentences
          first={
            <Trans>
              An earlier try has added{' '}
              <Link to="/review/$id" params={{ id }}>
                {title}
              </Link>
              , and it was changed since.
            </Trans>
          }
          then={<Trans>To add what stands here as another listing, press the button again.</Trans>}
        />
      </Notice>
    )
  }
  if (faultCount === 0) return <WriteFailure error={error} />
  return (
    <Notice tone="failure">
      <Plural
        value={faultCount}
        one="Not saved: # field needs another look."
        other="Not saved: # fields need another look."
      />
    </Notice>
  )
}
