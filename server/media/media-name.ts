import { pictureFolder } from '#contract/domain/picture.ts'

const named = /^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}-[0-9a-f]{6}\.(jpg|webp|small\.webp)$/

/** Whether it names a file of a picture, so that it can be neither another file nor a path. */
export const isMediaName = (name: string) => named.test(name)

/** @throws RangeError for a name that could lead to something else */
export function assertMediaName(name: string): void {
  if (!isMediaName(name)) throw new RangeError(`'${name}' is not the name of a picture`)
}

export const mediaTypeOf = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')

/** The source of the picture that a file belongs to. */
export const sourceOfMedia = (name: string) =>
  `${pictureFolder}/${name.slice(0, name.indexOf('.'))}.jpg`

/** What stands beside pictures and says which database they belong to. */
export const markName = 'belongs-to-database'

/** A file that is being written or removed, and when that was interrupted, what is left of it. */
export const unfinishedName = (name: string, mark: string) => `${name}.${mark}.unfinished`

export const isUnfinished = (name: string) => name.endsWith('.unfinished')
