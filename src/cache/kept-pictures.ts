import { pictureOf } from '#contract/domain/picture.ts'
import { cacheNames } from './cache-names.ts'
import { keptFiles, type KeepOptions, type KeptThing } from './kept-files.ts'
import { keptPicturePath } from './kept-picture-path.ts'

/** The pictures of one owner on this device. */
export interface KeptPictureSet extends KeptThing {
  paths: string[]
}

const pictures = keptFiles<KeptPictureSet>({
  cache: cacheNames.keptPictures,
  things: cacheNames.keptPictureSets,
  pathsOf: ({ paths }) => paths,
})

/** Keeps pictures in place of those that the owner had. What was stopped goes on when it is called again.
 *  @param owner such as `listing-12`
 *  @param sources as the wire carries them; what is none of our pictures is left out
 *  @throws AbortError when `signal` stops it, TypeError without a connection, QuotaExceededError when the
 *  device is full */
export function keepPictures(
  owner: string,
  sources: string[],
  options: KeepOptions = {},
): Promise<void> {
  const paths = sources.filter((source) => pictureOf(source)).map(keptPicturePath)
  const set = { id: owner, paths: [...new Set(paths)], bytes: 0, isComplete: false }
  return pictures.keep(set, options)
}

/** Removes an owner's pictures, but those that another one has. */
export const removePictures = (owner: string): Promise<void> => pictures.remove(owner)

export const readKeptPictures = (): Promise<KeptPictureSet[]> => pictures.read()
