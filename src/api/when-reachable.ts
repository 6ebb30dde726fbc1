import { reachStore } from './reach.ts'

/** Resolves as soon as the server can be reached, at once where it can be now.
 *  @throws the signal's reason when it is aborted before */
export function whenReachable(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = reachStore.subscribe(look)
    const abort = () => {
      end()
      reject(signal.reason as Error)
    }
    function look(): void {
      if (reachStore.get() !== 'online') return
      end()
      signal.removeEventListener('abort', abort)
      resolve()
    }
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else look()
  })
}
