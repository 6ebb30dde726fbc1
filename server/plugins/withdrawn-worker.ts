import type { FastifyInstance } from 'fastify'

/** In place of the worker, one that removes itself. Without a built app there is none to replace.
 *  @see docs/decisions/the-worker-asks.md */
export function withdrawWorker(app: FastifyInstance): void {
  if (!app.hasReplyDecorator('sendFile')) return
  app.get('/main.js', (_request, reply) => reply.sendFile('withdrawn-worker.js'))
}
