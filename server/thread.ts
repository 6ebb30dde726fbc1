import { Worker, type ResourceLimits } from 'node:worker_threads'

/** Starts a TypeScript module of ours in a worker thread.
 *  Inside, `workerData.input` is `input`.
 *  @param module `new URL('./my-thread.ts', import.meta.url)`
 *  @param resourceLimits a thread that wants more ends with an error */
export function startThread(module: URL, input: unknown, resourceLimits?: ResourceLimits): Worker {
  return new Worker(new URL('./thread-entry.js', import.meta.url), {
    workerData: { module: module.href, input },
    ...(resourceLimits && { resourceLimits }),
  })
}
