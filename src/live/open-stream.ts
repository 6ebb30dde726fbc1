import { events } from '#contract/endpoints/events.ts'
import type { SiteEvent } from '#contract/domain/event.ts'
import { pollTimeMs } from '#contract/limits.ts'

/** What a stream says: that something changed, that something may have gone unheard, or just that it is there. */
export type Said = { change: SiteEvent } | 'missed' | 'beat'

const reopenMs = 10_000
const firstRestMs = 2000

/** The server's events for the user who is logged in. The browser opens it again by itself where the connection
 *  broke; where the server refused, that is done here, and where a proxy lets nothing through, each time after a longer
 *  rest.
 *  @returns closes it */
export function openStream(hear: (said: Said) => void): () => void {
  let source: EventSource
  let reopening: ReturnType<typeof setTimeout> | undefined
  let restMs = firstRestMs
  const open = () => {
    /** It has opened, and said nothing since. */
    let isMute = false
    const take = (said: Said) => {
      isMute = false
      restMs = firstRestMs
      hear(said)
    }
    source = new EventSource(`/${events.path}`)
    source.addEventListener('open', () => {
      isMute = true
      hear('missed')
    })
    source.addEventListener('missed', () => take('missed'))
    source.addEventListener('beat', () => take('beat'))
    for (const about of ['chat', 'read', 'reservation', 'listing', 'session'] as const) {
      source.addEventListener(about, ({ data }) =>
        take({ change: { about, ...JSON.parse(data) } as SiteEvent }),
      )
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
      else if (isMute) {
        source.close()
        reopening = setTimeout(open, restMs)
        restMs = Math.min(2 * restMs, pollTimeMs)
      }
    })
  }
  open()
  return () => {
    clearTimeout(reopening)
    source.close()
  }
}
