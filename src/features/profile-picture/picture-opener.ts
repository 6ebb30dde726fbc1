import { openPicture, type OpenedPicture } from './open-picture.ts'

/** Opens pictures, one after the other: off the main thread, or on it where the worker cannot be had. */
export function pictureOpener() {
  let worker: Worker | null = null

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  async function open(file: Blob): Promise<OpenedPicture> {
    try {
      worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
      return await answerOf(worker, file)
    } catch {
      stop()
      return openPicture(file)
    }
  }

  return { open, stop }
}

function answerOf(worker: Worker, file: Blob): Promise<OpenedPicture> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<OpenedPicture>) => resolve(data)
    worker.onerror = worker.onmessageerror = () => reject(new Error('The worker is gone.'))
    worker.postMessage(file)
  })
}
