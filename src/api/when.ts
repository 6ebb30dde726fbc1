/** Resolves as soon as something is so, at once where it is now.
 *  @param subscribe to what it depends on; returns what ends that
 *  @throws the signal's reason when it is aborted before */
export function when(
  isSo: () => boolean,
  subscribe: (listener: () => void) => () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = subscribe(look)
    const abort = () => {
      end()
      reject(signal.reason as Error)
    }
    function look(): void {
      if (!isSo()) return
      end()
      signal.removeEventListener('abort', abort)
      resolve()
    }
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else look()
  })
}
