/** How long a tile of the basemap takes, over HTTP, at random places around the preset cities:
 *
 *      node --import tsx bench/tiles.ts [tiles] */
import { Agent, get } from 'node:http'
import fastify from 'fastify'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { registerTiles } from '#server/routes/tiles.ts'
import { openBasemap } from '#server/tiles/basemap.ts'
import { basemapFile } from '#server/tiles/basemap-file.ts'
import { maxTileZoom, mercator } from '#contract/domain/tile-address.ts'

const count = Number(process.argv[2] ?? 5000)
const reachDegrees = 0.5

function randomTile(): string {
  const { place } = presetCities[Math.floor(Math.random() * presetCities.length)]!
  const aside = () => (Math.random() * 2 - 1) * reachDegrees
  const { x, y } = mercator({ lat: place.lat + aside(), lng: place.lng + aside() })
  const z = Math.floor(Math.random() * (maxTileZoom + 1))
  return `/tiles/${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}.mvt`
}

const basemap = await openBasemap(basemapFile)
const app = fastify()
registerTiles(app, async (tile) => ({
  bytes: await basemap.tile(tile),
  version: basemap.version,
}))
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const timeOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now()
    get({ port, path, agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began))
    }).on('error', reject)
  })

async function measure(name: string, paths: string[]): Promise<void> {
  const timesMs: number[] = []
  for (const path of paths) timesMs.push(await timeOf(path))
  timesMs.sort((a, b) => a - b)
  const at = (share: number) => `${timesMs[Math.floor(timesMs.length * share)]!.toFixed(2)} ms`
  console.log(`${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.9999)}`)
}

const paths = Array.from({ length: count }, randomTile)
await measure(`${count} tiles, cold`, paths)
await measure(`${count} tiles, warm`, paths)
await measure(`${count} other tiles, warm`, Array.from({ length: count }, randomTile))
agent.destroy()
await app.close()
await basemap.close()
