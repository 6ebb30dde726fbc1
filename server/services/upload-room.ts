import { TooMany } from '#contract/domain/refusal.ts'
import { sourceOf } from '#server/policies/network.ts'

interface Upload {
  userId: number
  address: string
  bytes: number
}

/** Of the room for everyone, which nobody with many accounts takes alone. */
const shareOfSource = 1 / 5

/** Room in the folder for temporary files, shared out to uploads before anything of them is there.
 *  @param ofUserAtMost how many of one user may be under way
 *  @param bytesAtMost what all of them may take; those of one source a fifth of it */
export function uploadRoom({
  ofUserAtMost,
  bytesAtMost,
}: {
  ofUserAtMost: number
  bytesAtMost: number
}) {
  const underWay = new Set<Upload>()

  /** @returns gives the room back
   *  @throws TooMany when there is none for now */
  return (upload: Upload): (() => void) => {
    let ofUser = 1
    let { bytes } = upload
    let ofSource = bytes
    const source = sourceOf(upload.address)
    for (const other of underWay) {
      if (other.userId === upload.userId) ofUser += 1
      if (sourceOf(other.address) === source) ofSource += other.bytes
      bytes += other.bytes
    }
    const isFull = bytes > bytesAtMost || ofSource > bytesAtMost * shareOfSource
    if (ofUser > ofUserAtMost || isFull) {
      throw new TooMany(5, 'Too many pictures are waiting. Please try again soon.')
    }
    underWay.add(upload)
    return () => void underWay.delete(upload)
  }
}
