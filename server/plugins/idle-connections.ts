import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { events } from '#contract/endpoints/events.ts'

/** Has connections on which no request is under way make room, the longest idle first, for those that come when there
 *  are too many, and then streams of events, the longest open first, whose browsers come back by themselves: whoever
 *  holds many open, or dribbles the head of a request into each, keeps nobody else out. With the server the idle ones
 *  close at once: Node counts what a browser opened ahead of need as busy, and the stop would wait. */
export function closeIdleConnections(app: FastifyInstance, connectionsAtMost: number): void {
  const idle = new Set<Socket>()
  const streams = new Set<Socket>()
  let open = 0
  app.server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
      streams.delete(socket)
    })
    if (open > connectionsAtMost) {
      const [longest = socket] = idle.size > 0 ? idle : streams
      idle.delete(longest)
      streams.delete(longest)
      longest.destroy()
    }
    if (!socket.destroyed) idle.add(socket)
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.once('close', () => {
      streams.delete(socket)
      if (!socket.destroyed) idle.add(socket)
    })
  })
  // By the route, since one has many spellings.
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.url === `/${events.path}`) streams.add(raw.socket)
  })
  app.addHook('preClose', async () => {
    for (const socket of idle) socket.destroy()
  })
}
