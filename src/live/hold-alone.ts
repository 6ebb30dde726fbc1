import { liveLock } from './names.ts'

/** What one tab of this browser does for all. */
export interface HeldAlone {
  /** Does it in this tab now: the one that did it has fallen silent. */
  take(): void
  end(): void
}

/** Does it in this tab as soon as no other does.
 *  @param begin starts it, and returns what stops it */
export function holdAlone(begin: () => () => void): HeldAlone {
  const ending = new AbortController()
  let waiting = new AbortController()
  let release = () => {}

  async function hold(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(liveLock, options, async () => {
        if (ending.signal.aborted) return
        const stop = begin()
        await new Promise<void>((resolve) => {
          release = () => {
            stop()
            resolve()
          }
        })
      })
    } catch (error) {
      // Another tab has taken it, or this one waits no more. Who is refused is refused each time.
      if (!(error instanceof DOMException && error.name === 'AbortError')) ending.abort()
    } finally {
      release()
      release = () => {}
    }
  }

  async function holdAgain(): Promise<void> {
    let options: LockOptions = { signal: waiting.signal }
    while (!ending.signal.aborted) {
      await hold(options)
      options = waiting.signal.aborted ? { steal: true } : { signal: waiting.signal }
      if (waiting.signal.aborted) waiting = new AbortController()
    }
  }

  void holdAgain()
  return {
    take() {
      waiting.abort()
      release()
    },
    end() {
      ending.abort()
      waiting.abort()
      release()
    },
  }
}
