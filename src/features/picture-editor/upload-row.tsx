import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { formatBytes, formatPercent } from '#src/i18n/format.ts'
import { pictureFailureSentence } from '#src/i18n/picture-failure-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureWords } from '#src/ui/failure-words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import styles from './upload-row.module.css'

const stateWords: Record<'waiting' | 'preparing' | 'uploaded', MessageDescriptor> = {
  waiting: msg`Waiting`,
  preparing: msg`Being made smaller`,
  uploaded: msg`Uploaded`,
}

/** One file: how far it has come, or why not and what can be done. Drawn anew only when its own state has changed. */
export const UploadRow = memo(function UploadRow({
  upload: { id, file, state, part, failure },
  queue,
}: {
  upload: Upload
  queue: UploadQueue
}) {
  const { t } = useLingui()
  const { name } = file
  return (
    <li className={styles.row} aria-label={name}>
      {state === 'failed' ? (
        <div className={styles.words}>
          <p className={styles.name}>
            <b>{name}</b> <span>{formatBytes(file.size)}</span>
          </p>
          {failure && (
            <Notice tone="failure">
              <FailureWords
                before={t`Could not upload`}
                reason={pictureFailureSentence(failure, t`The connection was lost.`)}
              />
            </Notice>
          )}
        </div>
      ) : (
        <div className={styles.words}>
          <Progress name={name} state={state} part={part} />
        </div>
      )}
      {failure && 'error' in failure && (
        <Button aria-label={t`Try again: ${name}`} onClick={() => queue.retry(id)}>
          <Icon name="sync" />
          <Trans>Try again</Trans>
        </Button>
      )}
      {state !== 'uploaded' && (
        <Button
          look="quiet"
          aria-label={
            failure
              ? t`Remove ${name}`
              : t({ message: `Cancel ${name}`, comment: 'A file that is being uploaded' })
          }
          onClick={() => queue.remove(id)}
        >
          <Icon name="close" />
        </Button>
      )}
    </li>
  )
})

function Progress({
  name,
  state,
  part,
}: {
  name: string
  state: Exclude<Upload['state'], 'failed'>
  part: number
}) {
  const { i18n } = useLingui()
  const detail = state === 'sending' ? formatPercent(part) : i18n._(stateWords[state])
  return <ProgressBar label={name} detail={detail} value={state === 'preparing' ? null : part} />
}
