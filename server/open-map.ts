import type { MapSource } from '#contract/domain/map-source.ts'
import type { Config } from './config.ts'
import type { ForeignOrigins } from './map-style/style-origins.ts'
import { watchStyle } from './map-style/watch-style.ts'
import { openBasemap } from './tiles/basemap.ts'
import { basemapFile } from './tiles/basemap-file.ts'
import { openMapTiles, type MapTiles } from './tiles/open-map-tiles.ts'

/** What the map is drawn from, as the operator set it up. */
export interface OpenMap {
  mapSource(): MapSource
  tile: MapTiles['tile']
  /** What else than the site itself it may be fetched from at present. */
  foreignOrigins(): ForeignOrigins
  /** False while more of those may be found. */
  isMapSettled(): boolean
  close(): Promise<void>
}

interface OpenMapParts extends Pick<Config, 'tiles' | 'mapStyleUrl'> {
  warn(sentence: string): void
}

const nothingForeign: ForeignOrigins = { connect: [], images: [] }

/** A style from elsewhere stands in for our own and its tiles. */
export async function openMap(parts: OpenMapParts): Promise<OpenMap> {
  const { tiles, mapStyleUrl: styleUrl, warn } = parts
  const basemap = await openBasemap(basemapFile)
  const mapTiles = await openMapTiles({ basemap, place: styleUrl ? null : tiles, warn })
  const close = async () => {
    await mapTiles.close()
    await basemap.close()
  }
  if (!styleUrl) {
    return { ...mapTiles, foreignOrigins: () => nothingForeign, isMapSettled: () => true, close }
  }

  if (tiles) warn('TILES is not used, since MAP_STYLE_URL is set too.')
  const watch = watchStyle({ styleUrl, warn })
  return {
    mapSource: () => ({ kind: 'style', styleUrl }),
    tile: mapTiles.tile,
    foreignOrigins: () => watch.origins,
    isMapSettled: () => watch.isTried,
    async close() {
      watch.close()
      await close()
    },
  }
}
