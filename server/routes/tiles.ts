import type { FastifyInstance } from 'fastify'
import { found, Refusal } from '#contract/domain/refusal.ts'
import type { MapTile } from '#server/tiles/open-map-tiles.ts'

interface TileAddress {
  z: string
  x: string
  y: string
}

interface TileRequest {
  Params: TileAddress
  Querystring: { v?: string | string[] }
}

/** Vector tiles, gzipped; 204 where a tile is empty. The map asks under a versioned address: what is
 *  answered under the version of now stays right, all else is asked for again. */
export function registerTiles(
  app: FastifyInstance,
  tile: (z: number, x: number, y: number) => Promise<MapTile>,
): void {
  app.get<TileRequest>('/tiles/:z/:x/:y.mvt', async ({ params, query }, reply) => {
    const [z, x, y] = [params.z, params.x, params.y].map((part) =>
      /^\d{1,7}$/.test(part) ? Number(part) : null,
    )
    const { bytes, version } = await tile(
      found(z, 'tile'),
      found(x, 'tile'),
      found(y, 'tile'),
    ).catch((error: unknown) => {
      throw error instanceof RangeError ? new Refusal('not-there', 'There is no such tile.') : error
    })
    const isLasting = version !== null && query.v === version
    reply.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (!bytes) return reply.code(204).send()
    return reply
      .header('content-type', 'application/vnd.mapbox-vector-tile')
      .header('content-encoding', 'gzip')
      .send(Buffer.from(bytes))
  })
}
