import { picturePixelsAtMost, uploadBytesAtMost } from '../limits.ts'
import { pictureHeader } from './picture-header.ts'
import { pictureKindOf } from './picture-kind.ts'

/** Why a file is not taken as a picture, in the order in which it is looked at. */
export type PictureFault = 'empty' | 'too-large' | 'not-a-picture' | 'broken' | 'too-many-pixels'

/** What the size of a file says, before any of it is read. */
export function fileSizeFault(byteCount: number): PictureFault | null {
  if (byteCount === 0) return 'empty'
  return byteCount > uploadBytesAtMost ? 'too-large' : null
}

/** What is wrong with a chosen file; one that is too large is not read.
 *  @throws when it cannot be read: a folder, or a file that is gone meanwhile */
export async function pictureFileFault(file: Blob): Promise<PictureFault | null> {
  return fileSizeFault(file.size) ?? pictureFault(new Uint8Array(await file.arrayBuffer()))
}

/** What is wrong with a whole file by its size, first bytes and structure; nothing of it is decoded.
 *  Decoding alone finds what is broken inside of it.
 *  @returns null for a picture that may be decoded. @see docs/product.md §5 */
export function pictureFault(bytes: Uint8Array): PictureFault | null {
  const fault = fileSizeFault(bytes.length)
  if (fault) return fault
  const kind = pictureKindOf(bytes)
  if (!kind) return 'not-a-picture'
  const header = pictureHeader(kind, bytes)
  if (!header) return 'broken'
  if (header.widthPx * header.heightPx > picturePixelsAtMost) return 'too-many-pixels'
  return header.isWhole ? null : 'broken'
}
