import type { FastifyInstance } from 'fastify'
import { mapSourcePath, type MapSource } from '#contract/domain/map-source.ts'

/** @param isMapSettled false while the policy that comes along may be incomplete: who keeps both for later
 *  would keep a map that stays empty */
export function registerMapSource(
  app: FastifyInstance,
  { mapSource, isMapSettled }: { mapSource(): MapSource; isMapSettled(): boolean },
): void {
  app.get(mapSourcePath, async (_request, reply) =>
    reply.header('cache-control', isMapSettled() ? 'no-cache' : 'no-store').send(mapSource()),
  )
}
