import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { TileMap } from '#contract/domain/map-source.ts'
import { BOLD_FONT, PLAIN_FONT } from './fonts.ts'
import { MAP_PALETTES } from './palette.ts'
import type { MapPalette, MapTheme } from './palette.ts'

const ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a> · ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>'

export interface MapStyleChoice {
  source: TileMap
  theme: MapTheme
  /** The reader's, as `th` or `ja`. */
  language: string
  /** Where the tiles are served. */
  origin: string
}

/** Both themes have the same layers, so that switching repaints and reloads nothing. */
export function mapStyle({ source, theme, origin }: MapStyleChoice): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: {
        type: 'vector',
        tiles: [origin + source.tilesPath],
        maxzoom: 14,
        attribution: ATTRIBUTION,
      },
    },
    layers: basemapLayers(MAP_PALETTES[theme]),
  }
}

function basemapLayers(colours: MapPalette): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.2, 'text-halo-blur': 0.4 }
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    {
      id: 'land',
      type: 'fill',
      source: 'basemap',
      'source-layer': 'land',
      paint: { 'fill-color': colours.land },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'basemap',
      'source-layer': 'borders',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 6, 1.2, 12, 2],
      },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'places',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [
          'case',
          ['<=', ['get', 'rank'], 1],
          ['literal', BOLD_FONT],
          ['literal', PLAIN_FONT],
        ],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['interpolate', ['linear'], ['get', 'rank'], 0, 13, 6, 10],
          12,
          ['interpolate', ['linear'], ['get', 'rank'], 0, 20, 6, 12],
        ],
        'text-max-width': 7,
        'text-variable-anchor': ['center', 'bottom', 'top'],
        'text-radial-offset': 2.2,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        ...halo,
        'text-color': ['case', ['<=', ['get', 'rank'], 4], colours.town, colours.quarter],
      },
    },
    {
      id: 'countries',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'countries',
      maxzoom: 8,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': PLAIN_FONT,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 6, 15],
        'text-max-width': 6,
        'text-padding': 8,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { ...halo, 'text-color': colours.country },
    },
  ]
}
