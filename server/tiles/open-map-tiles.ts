import type { TileMap } from '#contract/domain/map-source.ts'
import { assertTileAddress, maxTileZoom, type TileAddress } from '#contract/domain/tile-address.ts'
import { shownAddress } from '#server/web-address.ts'
import type { ArchivePlace } from './archive-place.ts'
import { ArchiveProblem } from './archive-problem.ts'
import type { Basemap } from './basemap.ts'
import { openStreetArchive, type StreetArchive } from './street-archive.ts'
import { keepStreets } from './street-keeper.ts'

export interface MapTile {
  /** A gzipped vector tile, null when it is empty. */
  bytes: Uint8Array | null
  /** Under this version it stays right for ever; null when it stands in for another one. */
  version: string | null
}

export interface MapTiles {
  /** What the map is drawn from at present. */
  mapSource(): TileMap
  /** @throws RangeError (rejects) for a tile that does not exist */
  tile(address: TileAddress): Promise<MapTile>
  close(): Promise<void>
}

/** Whoever has opened it closes it. */
type Plain = Omit<Basemap, 'close'>

interface MapTilesParts {
  basemap: Plain
  /** Of the streets, null without. */
  place: ArchivePlace | null
  warn(sentence: string): void
  timeoutMs?: number
  now?(): number
}

/** Streets where the archive has a tile, the embedded basemap everywhere else, and wherever the archive
 *  cannot be read. */
export async function openMapTiles(parts: MapTilesParts): Promise<MapTiles> {
  const { basemap, place, warn, timeoutMs = 5_000, now = () => performance.now() } = parts
  if (!place) return { ...plainTiles(basemap), close: async () => undefined }

  const name = `TILES ${place.kind === 'file' ? place.path : shownAddress(place.url)}`
  const corrupt = new WeakSet<StreetArchive>()
  const keeper = await keepStreets({
    open: () => openStreetArchive(place, timeoutMs),
    onTrouble: (reason) =>
      warn(`${name} cannot be read, so the map goes without its streets for now: ${reason}.`),
    onBack: () => warn(`${name} can be read again.`),
    now,
  })
  const versionNow = ({ version }: StreetArchive) => `${basemap.version}-${version}`

  async function streetTile(
    streets: StreetArchive,
    address: TileAddress,
  ): Promise<Uint8Array | null | 'unreadable'> {
    try {
      return await streets.tile(address)
    } catch (error) {
      if (error instanceof ArchiveProblem) keeper.lose(error)
      else if (!corrupt.has(streets)) {
        corrupt.add(streets)
        const { z, x, y } = address
        warn(`${name} has a corrupt tile, ${z}/${x}/${y}, and maybe more; there the map is plain.`)
      }
      return 'unreadable'
    }
  }

  return {
    mapSource() {
      keeper.tryAgain()
      const { known } = keeper
      if (!known) return { ...plainTiles(basemap).mapSource(), isMissingStreets: true }
      return {
        kind: 'tiles',
        tilesPath: tilesPathOf(versionNow(known)),
        streets: {
          maxZoom: Math.min(known.maxZoom, maxTileZoom),
          attribution: known.attribution,
        },
        isMissingStreets: false,
      }
    },
    async tile(address) {
      assertTileAddress(address)
      keeper.tryAgain()
      const { known, readable } = keeper
      if (!known) return { bytes: await basemap.tile(address), version: basemap.version }
      const street = readable ? await streetTile(readable, address) : 'unreadable'
      if (street === 'unreadable') return { bytes: await basemap.tile(address), version: null }
      return { bytes: street ?? (await basemap.tile(address)), version: versionNow(known) }
    },
    close: () => keeper.close(),
  }
}

const tilesPathOf = (version: string) => `/tiles/{z}/{x}/{y}.mvt?v=${version}`

function plainTiles(basemap: Plain): Pick<MapTiles, 'mapSource' | 'tile'> {
  return {
    mapSource: () => ({
      kind: 'tiles',
      tilesPath: tilesPathOf(basemap.version),
      streets: null,
      isMissingStreets: false,
    }),
    tile: async (address) => ({
      bytes: await basemap.tile(address),
      version: basemap.version,
    }),
  }
}
