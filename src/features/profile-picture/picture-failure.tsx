import { Trans, useLingui } from '@lingui/react/macro'
import type { PictureFault } from '#contract/domain/picture-fault.ts'
import { ApiError } from '#src/api/api-error.ts'
import { pictureFaultWords } from '#src/i18n/picture-fault-words.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { FailureWords } from '#src/ui/failure-words.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Why the picture is not the user's, in words. */
export function PictureFailure({
  failure,
}: {
  failure: { fault: PictureFault } | { error: Error }
}) {
  const { t, i18n } = useLingui()
  return (
    <Notice tone="failure">
      <FailureWords
        before={t`Image could not be uploaded`}
        reason={
          'fault' in failure ? (
            i18n._(pictureFaultWords[failure.fault])
          ) : (
            <Reason error={failure.error} />
          )
        }
      />
    </Notice>
  )
}

/** The person has not named the file that the server would name. */
function Reason({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) {
    return <Trans>The connection was lost. What you have chosen is still here.</Trans>
  }
  const [issue] = error.issues
  return serverSentence(issue?.message ?? error.message)
}
