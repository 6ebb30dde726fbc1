import { shownPictures } from '#server/db/repositories/pictures.ts'
import { isMediaName, sourceOfMedia } from '#server/media/media-name.ts'
import type { Context } from './context.ts'

/** Longer than any upload takes from its files to its rows. */
const keptForMs = 24 * 3_600_000
const filesAtOnce = 300

/** Removes files that belong to nobody: of pictures that were taken off, of uploads that were refused late, of writes
 *  that were interrupted. Several processes may do so at once, and while pictures come in. */
export async function collectPictures(
  { db, media, now }: Pick<Context, 'db' | 'media' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - keptForMs)
  for await (const names of inGroups(media.putBefore(before))) {
    if (signal.aborted) return
    const sources = [...new Set(names.filter(isMediaName).map(sourceOfMedia))]
    const shown = await shownPictures(db, sources)
    const isShown = (name: string) => isMediaName(name) && shown.has(sourceOfMedia(name))
    for (const name of names) {
      if (!isShown(name)) await media.removePutBefore(name, before)
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
