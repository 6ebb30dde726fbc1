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
  let isOver = false
  let waiting = new AbortController()
  let release = () => {}

  async function hold(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(liveLock, options, async () => {
        if (isOver) return
        const stop = begin()
        await new Promise<void>((resolve) => {
          release = resolve
        })
        stop()
      })
    } catch (error) {
      // Another tab has taken it, this one waits no more, or the page goes. Who is refused is refused each time.
      if (!(error instanceof DOMException && error.name === 'AbortError')) isOver = true
    } finally {
      release()
      release = () => {}
    }
  }

  async function holdAgain(): Promise<void> {
    let options: LockOptions = { signal: waiting.signal }
    while (!isOver) {
      await hold(options)
      await aTimer()
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
      isOver = true
      waiting.abort()
      release()
    },
  }
}

/** Safari runs the promises of a page that is gone, where every request fails at once: asked again from there, it would
 *  be asked without an end. The timers of such a page run no more, and those of one that is only put aside run again
 *  when somebody goes back to it. */
const aTimer = () => new Promise((resolve) => setTimeout(resolve))
