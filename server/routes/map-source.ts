import type { FastifyInstance } from 'fastify'
import { mapSourcePath, type MapSource } from '#contract/domain/map-source.ts'

export function registerMapSource(app: FastifyInstance, mapSource: () => MapSource): void {
  app.get(mapSourcePath, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(mapSource()),
  )
}
