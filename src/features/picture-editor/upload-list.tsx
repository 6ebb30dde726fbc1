import { Trans, useLingui } from '@lingui/react/macro'
import { useReach } from '#src/api/use-reach.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { isUnderWay } from './fitting-files.ts'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import styles from './upload-list.module.css'

/** The chosen files that are not among the pictures yet, in their order. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const { t } = useLingui()
  const reach = useReach()
  if (uploads.length === 0) return null
  const isAnyUnderWay = uploads.some(isUnderWay)
  const uploaded = formatCount(uploads.filter(({ state }) => state === 'uploaded').length)
  const total = formatCount(uploads.length)
  return (
    <section className={styles.uploads}>
      <h2>
        {isAnyUnderWay ? (
          <Trans>
            Uploaded {uploaded} of {total}
          </Trans>
        ) : (
          <Trans>Not uploaded</Trans>
        )}
      </h2>
      {reach !== 'online' && (
        <Notice>
          {isAnyUnderWay ? (
            <Trans>
              The server cannot be reached. What you have chosen stays here, and is uploaded once
              there is a connection.
            </Trans>
          ) : (
            <Trans>
              The server cannot be reached. What you have chosen stays here: try again once there is
              a connection.
            </Trans>
          )}
        </Notice>
      )}
      <ul className={styles.list} aria-label={t`Uploads`}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  )
}
