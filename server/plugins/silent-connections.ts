import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Closes with the server the connections that a browser opened ahead of need and never used: Node counts
 *  them as busy, and the stop would wait for them. */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
