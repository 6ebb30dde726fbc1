import { offThread } from '#src/off-thread.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** Prepares files one after the other: a photo of 12 million pixels takes 48 MB while it is decoded. Where the worker
 *  cannot be had, a file is sent as it is. */
export const preparePictures = () =>
  offThread<File, PreparedPicture>(
    () => new Worker(new URL('./resize-worker.ts', import.meta.url), { type: 'module' }),
    (file) => ({ content: file }),
  )
