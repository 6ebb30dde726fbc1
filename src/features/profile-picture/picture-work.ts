import type { Crop } from './crop.ts'
import { cutPicture, openPicture, type OpenedPicture, type PictureTask } from './picture-task.ts'

/** Opens and cuts a picture, one thing after the other: off the main thread, or on it where there is no worker that
 *  could draw. */
export function pictureWork() {
  let worker: Worker | null = null

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  async function work<Result>(task: PictureTask, here: () => Promise<Result>): Promise<Result> {
    if (!('OffscreenCanvas' in globalThis)) return here()
    try {
      worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
      return await answerOf<Result>(worker, task)
    } catch {
      stop()
      return here()
    }
  }

  return {
    open: (file: Blob): Promise<OpenedPicture> => work({ file }, () => openPicture(file)),
    cut: (bitmap: ImageBitmap, crop: Crop): Promise<Blob> =>
      work({ bitmap, crop }, () => cutPicture(bitmap, crop)),
    stop,
  }
}

function answerOf<Result>(worker: Worker, task: PictureTask): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data)
    worker.onerror = worker.onmessageerror = () => reject(new Error('The worker is gone.'))
    worker.postMessage(task)
  })
}
