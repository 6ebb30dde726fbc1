import { Worker, type ResourceLimits } from 'node:worker_threads'
import { runnable } from './built.ts'

/** Starts a module of ours in a worker thread.
 *  Inside, `workerData.input` is `input`.
 *  @param source `new URL('./my-thread.ts', import.meta.url)`
 *  @param resourceLimits a thread that wants more ends with an error */
export function startThread(source: URL, input: unknown, resourceLimits?: ResourceLimits): Worker {
  const module = runnable(source)
  const entry = module === source ? new URL('./thread-entry.js', import.meta.url) : module
  return new Worker(entry, {
    workerData: { module: module.href, input },
    ...(resourceLimits && { resourceLimits }),
  })
}
