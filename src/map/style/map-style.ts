import type { StyleSpecification } from 'maplibre-gl'
import type { TileMap } from '#contract/domain/map-source.ts'
import { basemapLabels, basemapShapes } from './basemap-style.ts'
import { mapPalettes } from './palette.ts'
import type { MapTheme } from './palette.ts'

const attribution = [
  ['https://www.naturalearthdata.com/', 'Natural Earth'],
  ['https://www.soest.hawaii.edu/pwessel/gshhg/', 'GSHHG'],
  ['https://www.geonames.org/', 'GeoNames'],
]
  .map(([url, name]) => `<a href="${url}" target="_blank" rel="noopener">${name}</a>`)
  .join(' · ')

export interface MapStyleChoice {
  source: TileMap
  theme: MapTheme
  /** The reader's, as `th` or `ja`. */
  language: string
  /** Where the tiles are served. */
  origin: string
}

/** Both themes have the same layers, so that switching repaints and reloads nothing. */
export function mapStyle({ source, theme, language, origin }: MapStyleChoice): StyleSpecification {
  const palette = mapPalettes[theme]
  return {
    version: 8,
    sources: {
      basemap: {
        type: 'vector',
        tiles: [origin + source.tilesPath],
        maxzoom: 14,
        attribution,
      },
    },
    layers: [...basemapShapes(palette), ...basemapLabels(palette, language)],
  }
}
