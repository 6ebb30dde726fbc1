import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PictureFault } from '#contract/domain/picture-fault.ts'

/** What is wrong with a file. @see docs/product.md §5 */
export const pictureFaultWords: Record<PictureFault, MessageDescriptor> = {
  empty: msg`The file is empty.`,
  'too-large': msg`The file is too large. Maximum 15 MB.`,
  'not-a-picture': msg`This is not a picture that can be read: jpg, jpeg, png or gif.`,
  broken: msg`The picture is not complete, or broken.`,
  'too-many-pixels': msg`This picture is too large. Maximum 50 million pixels.`,
}
