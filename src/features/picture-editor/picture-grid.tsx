import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { AriaLanguage } from '#src/ui/aria-language.tsx'
import { DeletePicture } from './delete-picture.tsx'
import { dragByFinger } from './drag-by-finger.ts'
import { moved } from './move-pictures.ts'
import { OrderActions } from './order-actions.tsx'
import { PictureTile } from './picture-tile.tsx'
import { useDeletePicture } from './use-delete-picture.ts'
import styles from './picture-grid.module.css'

/** The pictures of a listing, the first one its cover: dragged into another order by pointer, finger or keyboard, or
 *  deleted one by one. While an order is not saved, nothing is deleted. Uploads that go on draw it anew for each picture
 *  that has come, and not for each step of one.
 *  @param onOrder called with a new order, with null for the one that the server has
 *  @param onPictures called with what the server has from now on */
export const PictureGrid = memo(function PictureGrid({
  listingId,
  pictures,
  isReordering,
  onOrder,
  onPictures,
}: {
  listingId: number
  pictures: string[]
  isReordering: boolean
  onOrder(order: string[] | null): void
  onPictures(pictures: string[]): void
}) {
  const { t } = useLingui()
  const deletion = useDeletePicture(listingId, onPictures)
  const [held, setHeld] = useState<string | null>(null)
  const hold = (source: string) => {
    setHeld(source)
    dragByFinger(source, pictures, { onOrder, onEnd: () => setHeld(null) })
  }
  const nameOf = (source: string) => t`Picture ${pictures.indexOf(source) + 1}`
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => onOrder(moved(pictures, keys, target)),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  })
  return (
    <section className={styles.pictures}>
      <h2>
        <Trans>Pictures</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>
          The first picture is the cover. Drag pictures into another order, with a finger by their
          handles; with the keyboard, press Enter on a handle, then the arrow keys, then Enter.
        </Trans>
      </p>
      <AriaLanguage>
        <GridList
          className={styles.grid}
          aria-label={t`Pictures`}
          layout="grid"
          dragAndDropHooks={dragAndDropHooks}
        >
          {pictures.map((source, at) => (
            <PictureTile
              key={source}
              source={source}
              name={nameOf(source)}
              isCover={at === 0}
              isHeld={source === held}
              onHold={() => hold(source)}
              onDelete={isReordering ? null : () => deletion.ask({ source, name: nameOf(source) })}
            />
          ))}
        </GridList>
      </AriaLanguage>
      {isReordering && (
        <OrderActions
          listingId={listingId}
          order={pictures}
          onSaved={onPictures}
          onReset={() => onOrder(null)}
        />
      )}
      <DeletePicture deletion={deletion} />
    </section>
  )
})
