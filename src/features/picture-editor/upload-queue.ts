import type { PictureFault } from '#contract/domain/picture-fault.ts'
import { changing } from '#src/changing.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** A chosen file on its way to the listing. */
export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'preparing' | 'sending' | 'uploaded' | 'failed'
  /** What has left this device, from 0 to 1. */
  part: number
  failure: UploadFailure | null
}

/** What is wrong with the file, or why it was not sent; then it may be tried again. */
export type UploadFailure = { fault: PictureFault } | { error: Error }

interface World {
  prepare(file: File): Promise<PreparedPicture>
  /** Resolves while the server can be reached and takes it from whoever is logged in. */
  whenReady(signal: AbortSignal): Promise<void>
  /** @returns false when it was not ready after all */
  send(
    upload: Upload,
    content: Blob,
    way: { signal: AbortSignal; onProgress(part: number): void },
  ): Promise<boolean>
  /** Called when nothing is under way any more.
   *  @param uploadedCount how many came through since the last time
   *  @param mayHaveCome whether one was broken off that may be with the server */
  onRest(uploadedCount: number, mayHaveCome: boolean): void
}

export type UploadQueue = ReturnType<typeof uploadQueue>

/** Files in the order in which they were chosen: one is sent while the next is prepared, so that pictures arrive in
 *  that order and a lost connection takes one with it. Those behind it wait for the connection, and all of them for the
 *  session where that has ended. */
export function uploadQueue({ prepare, whenReady, send, onRest }: World) {
  const uploads = changing<readonly Upload[]>([])
  let nextId = 1
  let isRunning = false
  let sending: { id: number; abort: AbortController } | null = null
  let mayHaveCome = false
  const prepared = new Map<number, Promise<PreparedPicture>>()

  const change = (id: number, to: Partial<Upload>) =>
    uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...to } : each)))
  const firstWaiting = () => uploads.get().find(({ state }) => state === 'waiting')

  function preparedOnce({ id, file }: Upload): Promise<PreparedPicture> {
    const known = prepared.get(id) ?? prepare(file)
    prepared.set(id, known)
    return known
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = firstWaiting(); next; next = firstWaiting()) await uploadOne(next)
    isRunning = false
    const left = uploads.get().filter(({ state }) => state !== 'uploaded')
    const uploadedCount = uploads.get().length - left.length
    uploads.set(left)
    onRest(uploadedCount, mayHaveCome)
    mayHaveCome = false
  }

  async function uploadOne(upload: Upload): Promise<void> {
    const { id } = upload
    const abort = new AbortController()
    sending = { id, abort }
    try {
      change(id, { state: 'preparing' })
      const picture = await preparedOnce(upload)
      if (abort.signal.aborted) return
      if ('fault' in picture) return change(id, { state: 'failed', failure: picture })
      const following = firstWaiting()
      if (following) void preparedOnce(following)
      const { signal } = abort
      const onProgress = (part: number) => change(id, { part })
      do {
        change(id, { state: 'waiting', part: 0 })
        await whenReady(signal)
        change(id, { state: 'sending' })
      } while (!(await send(upload, picture.content, { signal, onProgress })))
      prepared.delete(id)
      change(id, { state: 'uploaded', part: 1 })
    } catch (error) {
      if (abort.signal.aborted) return
      change(id, { state: 'failed', failure: { error: error as Error } })
    } finally {
      sending = null
    }
  }

  function forget(id: number): void {
    prepared.delete(id)
    if (uploads.get().some((each) => each.id === id && each.state === 'sending')) mayHaveCome = true
    uploads.set(uploads.get().filter((each) => each.id !== id))
    if (sending?.id === id) sending.abort.abort()
  }

  return {
    get: uploads.get,
    subscribe: uploads.subscribe,
    add(files: readonly File[]): void {
      const added = files.map((file): Upload => ({
        id: nextId++,
        file,
        state: 'waiting',
        part: 0,
        failure: null,
      }))
      uploads.set([...uploads.get(), ...added])
      void run()
    },
    retry(id: number): void {
      change(id, { state: 'waiting', failure: null })
      void run()
    },
    /** Breaks it off where it is under way. */
    remove: forget,
    stop(): void {
      for (const { id } of uploads.get()) forget(id)
    },
  }
}
