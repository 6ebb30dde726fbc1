import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWrite } from '#src/api/use-write.ts'
import { measureArea } from '#src/cache/kept-areas.ts'
import { formatBytes, formatCount } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { TownFailure } from './town-failure.tsx'
import { keepTown, removeTown, stopTown, useTownMap } from './town-maps.ts'
import type { Town } from './towns.ts'
import styles from './town-list.module.css'

/** The map of a town: kept on request once its size is known, shown while it comes, stopped, gone on with,
 *  removed. */
export function TownRow({ town }: { town: Town }) {
  const { t } = useLingui()
  const { kept, progress, error } = useTownMap(town.name)
  const measured = useWrite({ mutationFn: () => measureArea(town.area) })
  const removal = useWrite({ mutationFn: () => removeTown(town.name) })
  const { name } = town
  if (progress) {
    return (
      <div className={styles.row}>
        <div className={styles.bar}>
          <ProgressBar
            label={t`Map of ${name}`}
            value={progress.done / progress.tiles}
            detail={t`${formatCount(progress.done)} of ${plural(progress.tiles, { one: '# part', other: '# parts' })}`}
          />
        </div>
        <Button onClick={() => stopTown(name)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    )
  }
  if (kept) {
    const size = formatBytes(kept.bytes)
    return (
      <>
        <div className={styles.row}>
          <p>
            <b>
              <Trans>Map of {name}</Trans>
            </b>
            {' · '}
            {kept.isComplete ? (
              <Trans>{size} on this device</Trans>
            ) : (
              <Trans>{size} on this device, not all of it</Trans>
            )}
          </p>
          {!kept.isComplete && (
            <Button
              onClick={() => {
                removal.reset()
                void keepTown(town)
              }}
            >
              <Trans>Go on keeping the map of {name}</Trans>
            </Button>
          )}
          <Button look="danger" onClick={() => removal.mutate()}>
            <Trans>Remove the map of {name}</Trans>
          </Button>
        </div>
        {error && <TownFailure error={error} />}
        {removal.error && <WriteFailure error={removal.error} />}
      </>
    )
  }
  const size = measured.data && formatBytes(measured.data.bytes)
  const failure = error ?? measured.error
  return (
    <>
      <Button aria-disabled={measured.isPending} onClick={() => measured.mutate()}>
        <Trans>Keep the map of {name}</Trans>
      </Button>
      {failure && <TownFailure error={failure} />}
      <ConfirmDialog
        title={t`Map of ${name}`}
        isOpen={measured.isSuccess}
        confirmText={t({ message: 'Keep it', context: 'on the device' })}
        cancelText={t`Cancel`}
        onCancel={() => measured.reset()}
        onConfirm={() => {
          measured.reset()
          void keepTown(town)
        }}
      >
        <p>
          <Trans>
            The map of {name} takes {size} on this device.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
