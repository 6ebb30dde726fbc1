import { pictureFolder, pictureSource } from '#contract/domain/picture.ts'
import type { MediaStore } from './media-store.ts'
import type { ProcessedPicture } from './process-picture.ts'

/** Stores the three files of a picture.
 *  @returns its source
 *  @throws what the first of them that cannot be put throws, once none is under way any more */
export async function keepPicture(media: MediaStore, picture: ProcessedPicture): Promise<string> {
  const source = pictureSource(picture)
  const stem = source.slice(pictureFolder.length + 1, -'.jpg'.length)
  const puts = await Promise.allSettled([
    media.put(`${stem}.webp`, picture.webp),
    media.put(`${stem}.small.webp`, picture.small),
    media.put(`${stem}.jpg`, picture.jpeg),
  ])
  for (const put of puts) if (put.status === 'rejected') throw put.reason
  return source
}
