import { hourMs } from '#contract/domain/durations.ts'
import { shownPictures } from '#server/db/repositories/pictures.ts'
import { isMediaName, sourceOfMedia } from '#server/media/media-name.ts'
import type { Context } from './context.ts'

/** Longer than any upload takes from its files to its rows. */
const keptForMs = 24 * hourMs
const filesAtOnce = 300
/** Where so many in a row cannot be removed, the others cannot be either. */
const failuresAtMost = 20

/** Removes files that belong to nobody: of pictures that were taken off, of uploads that were refused late, of writes
 *  that were interrupted. Several processes may do so at once, and while pictures come in.
 *  @param fail hears of each file that could not be removed
 *  @throws what the last of many files failed of, one after the other */
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
  for await (const names of inGroups(media.putBefore(before))) {
    if (signal.aborted) return
    const sources = [...new Set(names.filter(isMediaName).map(sourceOfMedia))]
    const shown = await shownPictures(db, sources)
    const isShown = (name: string) => isMediaName(name) && shown.has(sourceOfMedia(name))
    for (const name of names) {
      if (!isShown(name)) await remove(name)
    }
  }
}

async function* inGroups(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = []
  for await (const name of names) {
    group.push(name)
    if (group.length < filesAtOnce) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
