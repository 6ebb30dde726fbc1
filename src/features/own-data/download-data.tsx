import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ownDataFileName } from '#contract/domain/own-data.ts'
import { exportOwnData } from '#contract/endpoints/user.ts'
import { download } from '#src/api/download.ts'
import { useWrite } from '#src/api/use-write.ts'
import { formatBytes } from '#src/i18n/format.ts'
import { siteName } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Everything that is kept of the user, as one file. */
export function DownloadData() {
  const { t } = useLingui()
  const [byteCount, setByteCount] = useState(0)
  const { mutate, isPending, error } = useWrite({
    mutationFn: () => download(exportOwnData, setByteCount),
    onMutate: () => setByteCount(0),
    onSuccess(file) {
      saveFile(file, ownDataFileName(siteName, new Date()))
      toast(t`Your data is downloaded`)
    },
  })
  return (
    <>
      <p>
        <Trans>
          Your profile, listings, reservations, messages, reviews and whatever else is kept of you,
          as one file that people and programs can read.
        </Trans>
      </p>
      <p>
        <Button aria-disabled={isPending} onClick={() => mutate()}>
          <Trans>Download your data</Trans>
        </Button>
      </p>
      {isPending && (
        <ProgressBar label={t`Your data`} value={null} detail={formatBytes(byteCount)} />
      )}
      {error && (
        <ReadFailure
          error={error}
          before={t`Your data could not be downloaded`}
          onRetry={() => mutate()}
        />
      )}
    </>
  )
}
