import { Trans, useLingui } from '@lingui/react/macro'
import { Button, GridListItem } from 'react-aria-components/GridList'
import { pictureOf } from '#contract/domain/picture.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RoundButton } from '#src/ui/round-button.tsx'
import styles from './picture-tile.module.css'

/** A picture with the handle by which it is moved, and what deletes it.
 *  @param onDelete null where that must wait */
export function PictureTile({
  source,
  name,
  isCover,
  onDelete,
}: {
  source: string
  name: string
  isCover: boolean
  onDelete: (() => void) | null
}) {
  const { t } = useLingui()
  const picture = pictureOf(source)
  return (
    <GridListItem className={styles.tile} id={source} textValue={name}>
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
      <Button slot="drag" className={styles.handle}>
        <Icon name="grip" />
      </Button>
      {onDelete && (
        <div className={styles.delete}>
          <RoundButton icon="trash" label={t`Delete ${name}`} onPress={onDelete} />
        </div>
      )}
    </GridListItem>
  )
}
