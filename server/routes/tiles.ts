import type { FastifyInstance } from 'fastify'
import { found, Refusal } from '#contract/domain/refusal.ts'

interface TileAddress {
  z: string
  x: string
  y: string
}

/** Vector tiles, gzipped; 204 where a tile is empty. The map asks under a versioned address, so
 *  what is cached stays right. */
export function registerTiles(
  app: FastifyInstance,
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>,
): void {
  app.get<{ Params: TileAddress }>('/tiles/:z/:x/:y.mvt', async ({ params }, reply) => {
    const [z, x, y] = [params.z, params.x, params.y].map((part) =>
      /^\d{1,7}$/.test(part) ? Number(part) : null,
    )
    const bytes = await tile(found(z, 'tile'), found(x, 'tile'), found(y, 'tile')).catch(
      (error: unknown) => {
        throw error instanceof RangeError
          ? new Refusal('not-there', 'There is no such tile.')
          : error
      },
    )
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    if (!bytes) return reply.code(204).send()
    return reply
      .header('content-type', 'application/vnd.mapbox-vector-tile')
      .header('content-encoding', 'gzip')
      .send(Buffer.from(bytes))
  })
}
