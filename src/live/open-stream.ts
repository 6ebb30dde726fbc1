import { events } from '#contract/endpoints/events.ts'
import type { SiteEvent } from '#contract/domain/event.ts'

/** What a stream says: that something changed, that something may have gone unheard, or just that it is there. */
export type Said = { change: SiteEvent } | 'missed' | 'beat'

const reopenMs = 10_000

/** The server's events for the user who is logged in. The browser opens it again by itself where the connection
 *  broke; where the server refused, that is done here.
 *  @returns closes it */
export function openStream(hear: (said: Said) => void): () => void {
  let source: EventSource
  let reopening: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(`/${events.path}`)
    source.addEventListener('open', () => hear('missed'))
    source.addEventListener('missed', () => hear('missed'))
    source.addEventListener('beat', () => hear('beat'))
    for (const about of ['chat', 'read', 'reservation', 'listing', 'session'] as const) {
      source.addEventListener(about, ({ data }) =>
        hear({ change: { about, ...JSON.parse(data) } as SiteEvent }),
      )
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
    })
  }
  open()
  return () => {
    clearTimeout(reopening)
    source.close()
  }
}
