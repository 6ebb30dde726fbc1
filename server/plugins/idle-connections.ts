import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Has connections on which no request is under way make room, the longest idle first, for those that come when there
 *  are too many: whoever holds many open, or dribbles the head of a request into each, keeps nobody else out. With the
 *  server they close at once: Node counts what a browser opened ahead of need as busy, and the stop would wait. */
export function closeIdleConnections(app: FastifyInstance, connectionsAtMost: number): void {
  const idle = new Set<Socket>()
  let open = 0
  app.server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
    })
    if (open > connectionsAtMost) {
      const [longest = socket] = idle
      idle.delete(longest)
      longest.destroy()
    }
    if (!socket.destroyed) idle.add(socket)
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
  app.addHook('preClose', async () => {
    for (const socket of idle) socket.destroy()
  })
}
