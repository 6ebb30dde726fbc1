import { Worker } from 'node:worker_threads'

/** Starts a TypeScript module of ours in a worker thread.
 *  Inside, `workerData.input` is `input`.
 *  @param module `new URL('./my-thread.ts', import.meta.url)` */
export function startThread(module: URL, input: unknown): Worker {
  return new Worker(new URL('./thread-entry.js', import.meta.url), {
    workerData: { module: module.href, input },
  })
}
