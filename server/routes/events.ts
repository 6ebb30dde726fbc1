import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { events } from '#contract/endpoints/events.ts'
import type { EventHub } from '#server/event-hub.ts'
import type { Context } from '#server/services/context.ts'
import { readSessions } from '#server/services/sessions.ts'

/** Proxies end a connection on which nothing is said for a minute. */
const beatMs = 25_000
const retryMs = 2000

/** Says nothing where the stream has ended: more may be heard until it has closed. */
function say(stream: PassThrough, name: string, data: unknown): void {
  if (stream.writable) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

interface OpenStream {
  stream: PassThrough
  sessionToken: string
  viewerId: number
}

/** What changes for the logged-in user, as server-sent events for as long as the session lasts. `missed` says
 *  that others may have gone before. */
export function registerEvents(app: FastifyInstance, context: Context, hub: EventHub): void {
  const open = new Set<OpenStream>()
  const endAll = () => {
    for (const { stream } of open) stream.end()
  }
  // One question for all of them: after a restart everyone comes back at the same moment.
  const beat = async () => {
    const beating = [...open]
    if (beating.length === 0) return
    const users = await readSessions(
      context,
      beating.map(({ sessionToken }) => sessionToken),
    )
    for (const { stream, sessionToken, viewerId } of beating) {
      if (users.get(sessionToken) === viewerId) say(stream, 'beat', null)
      else stream.end()
    }
  }
  const timer = setInterval(() => void beat().catch(endAll), beatMs)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    endAll()
  })
  // A stream that nobody reads would stay for ever.
  const options = { compress: false, exposeHeadRoute: false } as const
  app.get(`/${events.path}`, options, async ({ viewerId, sessionToken }, reply) => {
    if (viewerId === null || sessionToken === null) return reply.code(204).send()
    const stream = new PassThrough()
    const unsubscribe = hub.subscribe(viewerId, {
      hear({ about, ...ids }) {
        say(stream, about, ids)
        if (about === 'session') stream.end()
      },
      miss: () => say(stream, 'missed', null),
    })
    const opened = { stream, sessionToken, viewerId }
    open.add(opened)
    stream.once('close', () => {
      unsubscribe()
      open.delete(opened)
    })
    stream.write(`retry: ${retryMs}\n\n`)
    // It was being let in while the others were ended.
    if (isClosing) stream.end()
    // An ended stream would otherwise leave a connection behind, for which a server that stops waits.
    return reply
      .header('connection', 'close')
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}
