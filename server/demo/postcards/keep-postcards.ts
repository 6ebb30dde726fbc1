import { readFile } from 'node:fs/promises'
import { keepPicture } from '#server/media/keep-picture.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { processPicture } from '#server/media/process-picture.ts'
import { slots } from '#server/slots.ts'
import { postcardPath, type Postcard } from './postcard.ts'

/** Takes the postcards in as uploads are. @returns the source of each, by its file */
export async function keepPostcards(
  media: MediaStore,
  postcards: readonly Postcard[],
): Promise<Map<string, string>> {
  // Two at a time, as they are processed: more would stand in the queue that uploads have.
  const inTurn = slots(2)
  const kept = postcards.map((postcard) =>
    inTurn(async (): Promise<[string, string]> => {
      const picture = await processPicture(() => readFile(postcardPath(postcard)))
      return [postcard.file, await keepPicture(media, picture)]
    }),
  )
  return new Map(await Promise.all(kept))
}
