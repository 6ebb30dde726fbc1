import { randomUUID } from 'node:crypto'
import { shownPictures } from '#server/db/repositories/pictures.ts'
import { settingOrStore } from '#server/db/repositories/settings.ts'
import { everything } from '#server/media/media-store.ts'
import type { Context } from './context.ts'
import { pictureGroups } from './picture-groups.ts'

/** Whether pictures belong to this database: both then have the same mark. Pictures without one get it where the
 *  database shows one of them that was put there before, and where there is none yet.
 *  @returns false as well when it was stopped before it knew */
export async function ownsPictures(
  { db, media }: Pick<Context, 'db' | 'media'>,
  before: Date,
  signal: AbortSignal,
): Promise<boolean> {
  const own = await settingOrStore(db, 'picture-mark', randomUUID)
  const found = await media.readMark()
  if (found !== null) return found === own
  // What a database has brought just now, as its demonstration, says nothing of what was there.
  const isShown =
    (await showsOne(db, media.putBefore(before), signal)) ??
    (await showsOne(db, media.putBefore(everything), signal)) ??
    true
  if (!isShown || signal.aborted) return false
  await media.putMark(own)
  return true
}

/** @returns null where there is no picture */
async function showsOne(
  db: Context['db'],
  names: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<boolean | null> {
  let isAny = false
  for await (const { sources } of pictureGroups(names)) {
    if (signal.aborted) return false
    isAny ||= sources.length > 0
    if ((await shownPictures(db, sources)).size > 0) return true
  }
  return isAny ? false : null
}
