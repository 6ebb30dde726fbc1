import type { FastifyInstance } from 'fastify'

/** `/healthz` says that the process runs, `/readyz` that it can serve. */
export function registerHealth(
  app: FastifyInstance,
  { isReady, stopping }: { isReady(): Promise<boolean>; stopping: AbortSignal },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping.aborted && (await isReady())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
