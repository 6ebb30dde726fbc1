import type { PreparedPicture } from './prepared-picture.ts'

/** Prepares files off the main thread, one after the other: a photo of 12 million pixels takes 48 MB while it is
 *  decoded. Where the worker cannot be had, a file is sent as it is. */
export function preparePictures() {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  async function prepared(file: File): Promise<PreparedPicture> {
    try {
      worker ??= new Worker(new URL('./resize-worker.ts', import.meta.url), { type: 'module' })
      return await answerOf(worker, file)
    } catch {
      stop()
      return { content: file }
    }
  }

  return {
    prepare(file: File): Promise<PreparedPicture> {
      const next = last.then(() => prepared(file))
      last = next
      return next
    },
    stop,
  }
}

function answerOf(worker: Worker, file: File): Promise<PreparedPicture> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PreparedPicture>) => resolve(data)
    worker.onerror = worker.onmessageerror = () => reject(new Error('The worker is gone.'))
    worker.postMessage(file)
  })
}
