import type { SiteEvent } from '#contract/domain/event.ts'
import { pollTimeMs } from '#contract/limits.ts'
import { holdAlone, type HeldAlone } from './hold-alone.ts'
import { liveChannel, liveLock } from './names.ts'
import { openStream, type Said } from './open-stream.ts'

/** The server says something every 25 s. */
const silenceMs = 60_000

export interface Listener {
  /** Something has changed. */
  hear(change: SiteEvent): void
  /** Something may have: all that is shown is to be asked for again. */
  miss(): void
}

/** Tells what changes for a user while it changes. One tab holds the stream of events and shares it with the
 *  others; where none comes through, `miss` is called from time to time while somebody looks at the page.
 *  @returns ends it */
export function startLive(userId: number, { hear, miss }: Listener): () => void {
  const channel = new BroadcastChannel(`${liveChannel}-${userId}`)
  let heardMs = performance.now()
  const take = (said: Said) => {
    heardMs = performance.now()
    if (said === 'missed') miss()
    else if (said !== 'beat') hear(said.change)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => take(data))
  const openAndShare = () =>
    openStream((said) => {
      take(said)
      channel.postMessage(said)
    })
  const ending = new AbortController()
  void isHeldElsewhere().then((isHeld) => isHeld && !ending.signal.aborted && miss())
  const stream = 'locks' in navigator ? holdAlone(openAndShare) : whileVisible(openAndShare)

  const look = () => {
    if (document.hidden || !navigator.onLine || performance.now() - heardMs < silenceMs) return
    miss()
    stream.take()
  }
  const polling = setInterval(look, pollTimeMs)
  document.addEventListener('visibilitychange', look, ending)
  return () => {
    clearInterval(polling)
    ending.abort()
    stream.end()
    channel.close()
  }
}

/** Then the stream is open already, and will not say that it begins: what came before this tab heard of it, it has
 *  missed. */
async function isHeldElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  try {
    const { held } = await navigator.locks.query()
    return held?.some(({ name }) => name === liveLock) === true
  } catch {
    // Some refuse to say. Then it may be.
    return true
  }
}

/** A page over plain HTTP has no locks: there each tab that is looked at has a stream of its own. */
function whileVisible(begin: () => () => void): HeldAlone {
  let stop: (() => void) | null = null
  const change = () => {
    stop?.()
    stop = document.hidden ? null : begin()
  }
  document.addEventListener('visibilitychange', change)
  change()
  return {
    take: change,
    end() {
      document.removeEventListener('visibilitychange', change)
      stop?.()
    },
  }
}
