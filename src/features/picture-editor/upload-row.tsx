import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes, formatPercent } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { UploadFailure } from './upload-failure.tsx'
import type { Upload } from './upload-queue.ts'
import styles from './upload-row.module.css'

/** One file: how far it has come, or why not and what can be done. */
export function UploadRow({
  upload: { file, state, part, failure },
  onRetry,
  onRemove,
}: {
  upload: Upload
  onRetry(): void
  onRemove(): void
}) {
  const { t } = useLingui()
  const { name } = file
  const detail = {
    waiting: t`Waiting`,
    preparing: t`Being made smaller`,
    sending: formatPercent(part),
    uploaded: t`Uploaded`,
    failed: formatBytes(file.size),
  }[state]
  return (
    <li className={styles.row} aria-label={name}>
      {failure ? (
        <div className={styles.words}>
          <p className={styles.name}>
            <b>{name}</b> <span>{detail}</span>
          </p>
          <UploadFailure failure={failure} />
        </div>
      ) : (
        <div className={styles.words}>
          <ProgressBar label={name} detail={detail} value={state === 'preparing' ? null : part} />
        </div>
      )}
      {failure && 'error' in failure && (
        <Button aria-label={t`Try again: ${name}`} onClick={onRetry}>
          <Icon name="sync" />
          <Trans>Try again</Trans>
        </Button>
      )}
      {state !== 'uploaded' && (
        <Button
          look="quiet"
          aria-label={failure ? t`Remove ${name}` : t`Cancel ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Button>
      )}
    </li>
  )
}
