import { listingPicturesAtMost } from '#contract/limits.ts'
import type { Upload } from './upload-queue.ts'

/** How many more files may be chosen. */
export function roomFor(pictureCount: number, uploads: readonly Upload[]): number {
  const comingCount = uploads.filter(mayStillCome).length
  return Math.max(0, listingPicturesAtMost - pictureCount - comingCount)
}

/** An uploaded one stands among the pictures already; one with a fault never will. */
const mayStillCome = ({ state, failure }: Upload) =>
  state !== 'uploaded' && !(failure && 'fault' in failure)

export const isUnderWay = ({ state }: Upload) =>
  state === 'waiting' || state === 'preparing' || state === 'sending'
