import { hourMs } from '#contract/domain/durations.ts'
import { shownPictures } from '#server/db/repositories/pictures.ts'
import { isMediaName, sourceOfMedia } from '#server/media/media-name.ts'
import type { Context } from './context.ts'
import { ownsPictures } from './own-pictures.ts'
import { pictureGroups } from './picture-groups.ts'

/** Longer than any upload takes from its files to its rows. */
const keptForMs = 24 * hourMs
/** Where so many in a row cannot be removed, the others cannot be either. */
const failuresAtMost = 20

/** Removes files that belong to nobody: of pictures that were taken off, of uploads that were refused late, of writes
 *  that were interrupted. Several processes may do so at once, and while pictures come in.
 *  @param fail hears of each file that could not be removed
 *  @throws what the last of many files failed of, one after the other, and where the pictures are not this database's */
export async function collectPictures(
  { db, media, now }: Pick<Context, 'db' | 'media' | 'now'>,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): Promise<void> {
  const before = new Date(now().getTime() - keptForMs)
  let failures = 0
  const remove = async (name: string) => {
    try {
      await media.removePutBefore(name, before)
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === failuresAtMost) throw error
      fail(error)
    }
  }
  const isOwn = await ownsPictures({ db, media }, before, signal)
  if (signal.aborted) return
  if (!isOwn) {
    throw new Error(`The pictures in ${media.place} belong to another database; none is removed.`)
  }
  for await (const { names, sources } of pictureGroups(media.putBefore(before))) {
    const shown = await shownPictures(db, sources)
    const isShown = (name: string) => isMediaName(name) && shown.has(sourceOfMedia(name))
    for (const name of names) {
      if (signal.aborted) return
      if (!isShown(name)) await remove(name)
    }
  }
}
