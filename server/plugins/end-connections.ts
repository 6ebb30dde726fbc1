import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Ends each connection with its next answer once the server is to stop, so that whoever keeps it opens one elsewhere and
 *  is not cut off. */
export function endConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  // Of an answer that had begun before: Node would keep its connection, and the stop would wait for that.
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => isClosing && socket.destroySoon())
  })
}
