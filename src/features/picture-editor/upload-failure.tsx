import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/api/api-error.ts'
import { pictureFaultWords } from '#src/i18n/picture-fault-words.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { FailureWords } from '#src/ui/failure-words.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { UploadFailure as Failure } from './upload-queue.ts'

/** Why a picture did not come, in words. */
export function UploadFailure({ failure }: { failure: Failure }) {
  const { t, i18n } = useLingui()
  return (
    <Notice tone="failure">
      <FailureWords
        before={t`Could not upload`}
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

/** The name of the file stands beside it already. */
function Reason({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return <Trans>The connection was lost.</Trans>
  const [issue] = error.issues
  return serverSentence(issue?.message ?? error.message)
}
