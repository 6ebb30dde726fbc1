import type { PictureFault } from '#contract/domain/picture-fault.ts'

/** What a chosen file has become: a picture that may be sent, or why it may not. */
export type PreparedPicture = { content: Blob } | { fault: PictureFault }
