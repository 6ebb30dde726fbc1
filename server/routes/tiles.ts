import type { FastifyInstance } from 'fastify'
import { found, Refusal } from '#contract/domain/refusal.ts'
import type { Context } from '#server/services/context.ts'

interface TilePath {
  z: string
  x: string
  y: string
}

/** Vector tiles, gzipped; 204 where a tile is empty. The map asks under a versioned address, so
 *  what is cached stays right. */
export function registerTiles(app: FastifyInstance, tile: Context['tile']): void {
  app.get<{ Params: TilePath }>('/tiles/:z/:x/:y.mvt', async ({ params }, reply) => {
    const [z, x, y] = [params.z, params.x, params.y].map((part) =>
      /^\d{1,7}$/.test(part) ? Number(part) : null,
    )
    const address = { z: found(z, 'tile'), x: found(x, 'tile'), y: found(y, 'tile') }
    const bytes = await tile(address).catch((error: unknown) => {
      throw error instanceof RangeError ? new Refusal('not-there', 'There is no such tile.') : error
    })
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    if (!bytes) return reply.code(204).send()
    return reply
      .header('content-type', 'application/vnd.mapbox-vector-tile')
      .header('content-encoding', 'gzip')
      .send(Buffer.from(bytes))
  })
}
