import { TooMany } from '#contract/domain/refusal.ts'

interface Upload {
  userId: number
  bytes: number
}

/** Room in the folder for temporary files, shared out to uploads before anything of them is there.
 *  @param ofUserAtMost how many of one user may be under way
 *  @param bytesAtMost what all of them may take */
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
    let bytes = upload.bytes
    for (const other of underWay) {
      if (other.userId === upload.userId) ofUser += 1
      bytes += other.bytes
    }
    if (ofUser > ofUserAtMost || bytes > bytesAtMost) {
      throw new TooMany('Too many pictures are waiting. Please try again soon.', 5)
    }
    underWay.add(upload)
    return () => void underWay.delete(upload)
  }
}
