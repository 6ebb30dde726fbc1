import type { FastifyInstance } from 'fastify'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { lasting } from '#server/caching.ts'
import type { MapTile } from '#server/tiles/open-map-tiles.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'

interface TilePath {
  z: string
  x: string
  y: string
}

interface TileRequest {
  Params: TilePath
  Querystring: { v?: string | string[] }
}

/** Vector tiles, gzipped; 204 where a tile is empty. The map asks under a versioned address: what is
 *  answered under the version of now stays right, all else is asked for again. */
export function registerTiles(
  app: FastifyInstance,
  tile: (address: TileAddress) => Promise<MapTile>,
): void {
  app.get<TileRequest>('/tiles/:z/:x/:y.mvt', async ({ params, query }, reply) => {
    const [z, x, y] = [params.z, params.x, params.y].map((part) =>
      /^\d{1,7}$/.test(part) ? Number(part) : null,
    )
    const address = { z: found(z, 'tile'), x: found(x, 'tile'), y: found(y, 'tile') }
    const { bytes, version } = await tile(address).catch((error: unknown) => {
      throw error instanceof RangeError ? new Refusal('not-there', 'There is no such tile.') : error
    })
    const isLasting = version !== null && query.v === version
    reply.header('cache-control', isLasting ? lasting : 'no-cache')
    if (!bytes) return reply.code(204).send()
    return reply
      .header('content-type', 'application/vnd.mapbox-vector-tile')
      .header('content-encoding', 'gzip')
      .send(Buffer.from(bytes))
  })
}
