import type { FastifyInstance } from 'fastify'
import { requestSeconds } from '#server/metrics/instruments.ts'

/** Every answer carries the id under which the log speaks of it, and is measured. What was asked for is told by its
 *  route: addresses have secrets in them. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const asked = { method: request.method, route: request.routeOptions.url ?? 'page' }
    const status = reply.statusCode
    requestSeconds.observe({ ...asked, status }, reply.elapsedTime / 1000)
    request.log.info({ ...asked, status, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
