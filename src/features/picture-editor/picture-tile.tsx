import { Trans, useLingui } from '@lingui/react/macro'
import { Button, GridListItem } from 'react-aria-components/GridList'
import { pictureOf } from '#contract/domain/picture.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RoundButton } from '#src/ui/round-button.tsx'
import styles from './picture-tile.module.css'

/** A picture with the handle by which it is moved, and what deletes it.
 *  @param isHeld whether a finger moves it
 *  @param onHold called when a finger takes the handle
 *  @param onDelete null where that must wait */
export function PictureTile({
  source,
  name,
  isCover,
  isHeld,
  onHold,
  onDelete,
}: {
  source: string
  name: string
  isCover: boolean
  isHeld: boolean
  onHold(): void
  onDelete: (() => void) | null
}) {
  const { t } = useLingui()
  const picture = pictureOf(source)
  return (
    <GridListItem
      className={styles.tile}
      id={source}
      textValue={name}
      data-held={isHeld || undefined}
    >
      <img
        src={picture?.small ?? source}
        alt={name}
        draggable={false}
        loading="lazy"
        decoding="async"
        style={{ background: picture?.colour }}
      />
      {isCover && (
        <p className={styles.cover}>
          <Badge tone="accent" icon="star">
            <Trans>Cover</Trans>
          </Badge>
        </p>
      )}
      <div
        className={styles.handle}
        onPointerDownCapture={({ pointerType }) => pointerType === 'touch' && onHold()}
      >
        <Button slot="drag">
          <Icon name="grip" />
        </Button>
      </div>
      {onDelete && (
        <div className={styles.delete}>
          <RoundButton icon="trash" label={t`Delete ${name}`} onPress={onDelete} />
        </div>
      )}
    </GridListItem>
  )
}
