import type { LayerSpecification } from 'maplibre-gl'
import { boldFont, plainFont } from './fonts.ts'
import { labelText } from './label-text.ts'
import type { MapPalette } from './palette.ts'

/** Below this layer stands what has no words. */
export const firstLabelLayer = 'labels'

/** What the map that comes with the server is drawn from; its words are in `basemapLabels`. */
export function basemapShapes(colours: MapPalette): LayerSpecification[] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    fill('land', colours.land),
    // Where the coast is known finely, coarse land is taken back and fine land put over it.
    fill('sea', colours.water),
    fill('shore', colours.land),
    {
      id: 'rivers',
      type: 'line',
      source: 'basemap',
      'source-layer': 'rivers',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.6],
          ['zoom'],
          6,
          0.4,
          10,
          1.4,
          14,
          4,
          18,
          16,
        ],
      },
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
  ]
}

/** @param language the reader's, as `th` */
export function basemapLabels(colours: MapPalette, language: string): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.2, 'text-halo-blur': 0.4 }
  return [
    {
      id: firstLabelLayer,
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'labels',
      layout: {
        'text-field': labelText(language),
        'text-font': [
          'case',
          ['<=', ['get', 'rank'], 1],
          ['literal', boldFont],
          ['literal', plainFont],
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
        'text-field': labelText(language),
        'text-font': plainFont,
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

const fill = (layer: string, colour: string): LayerSpecification => ({
  id: layer,
  type: 'fill',
  source: 'basemap',
  'source-layer': layer,
  paint: { 'fill-color': colour },
})
