import { readFile } from 'node:fs/promises'
import { keepPicture } from '#server/media/keep-picture.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { processPicture } from '#server/media/process-picture.ts'
import { slots } from '#server/slots.ts'

/** Takes pictures in as uploads are. @returns the source of each, by its address */
export async function keepPictures(
  media: MediaStore,
  pictures: readonly URL[],
): Promise<Map<string, string>> {
  // Two at a time, as they are processed: more would stand in the queue that uploads have.
  const inTurn = slots(2)
  const kept = pictures.map((picture) =>
    inTurn(async (): Promise<[string, string]> => {
      const processed = await processPicture(() => readFile(picture))
      return [picture.href, await keepPicture(media, processed)]
    }),
  )
  return new Map(await Promise.all(kept))
}
