import { offThread } from '#src/off-thread.ts'
import { openPicture, type OpenedPicture } from './open-picture.ts'

/** Opens pictures off the main thread, or on it where the worker cannot be had. */
export const pictureOpener = () =>
  offThread<Blob, OpenedPicture>(
    () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
    openPicture,
  )
