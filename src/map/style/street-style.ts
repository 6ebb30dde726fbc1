import { language_script_pairs, layers } from '@protomaps/basemaps'
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { boldFont, plainFont } from './fonts.ts'
import type { MapTheme } from './palette.ts'
import { streetFlavor } from './street-flavor.ts'

// Protomaps does not know Thai, and would write a Thai name below itself.
language_script_pairs.push({ lang: 'th', full_name: 'Thai', script: 'Thai' })

/** Where the names of Protomaps' languages are not ours. */
const nameOfLanguage: Record<string, string> = { zh: 'zh-Hans' }

/** Arrows and shields are pictures, which would need a server of their own; the background is the
 *  embedded basemap's. */
const leftOut = ['background', 'roads_oneway', 'roads_shields']

/** What helps to find one's way; listings are what the map is about. */
const quietPois = [
  'aerodrome',
  'attraction',
  'beach',
  'ferry_terminal',
  'forest',
  'garden',
  'hospital',
  'marina',
  'museum',
  'park',
  'peak',
  'stadium',
  'station',
  'university',
  'zoo',
]

/** The layers of Protomaps' tiles in our colours, without pictures and with the device's fonts. Both themes
 *  have the same ones and differ in paint alone.
 *  @param language the reader's, as `th` or `ja` */
export function streetLayers(theme: MapTheme, language: string): LayerSpecification[] {
  const [code = 'en'] = language.split('-')
  const lang = nameOfLanguage[code] ?? code
  return layers('basemap', streetFlavor(theme), { lang })
    .filter(({ id }) => !leftOut.includes(id))
    .map((layer) => {
      const named = { ...layer, id: `streets-${layer.id}` }
      return named.type === 'symbol' ? drawnHere(named) : named
    })
}

/** A label without its icon, drawn with the device's fonts. */
function drawnHere(label: SymbolLayerSpecification): SymbolLayerSpecification {
  const layout = Object.entries(label.layout ?? {})
    .filter(([property]) => !property.startsWith('icon-'))
    .map(([property, value]) => [property, withDeviceFonts(value)])
  return {
    ...label,
    ...(label.id === 'streets-pois' && {
      filter: [
        'all',
        ['in', ['get', 'kind'], ['literal', quietPois]],
        ['>=', ['zoom'], ['+', ['get', 'min_zoom'], 1]],
      ],
    }),
    layout: {
      ...Object.fromEntries(layout),
      // Without the icon the name stands where it was.
      ...(label.id === 'streets-pois' && { 'text-offset': [0, 0], 'text-size': 11 }),
    },
  }
}

/** Names in `pgf:` are numbers of glyphs in a font that only a server has. */
function withDeviceFonts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, second] = value
    if (value.length === 1 && first === 'plain') return plainFont
    if (value.length === 1 && first === 'bold') return boldFont
    if (typeof second === 'string' && second.startsWith('pgf:')) {
      return first === 'has' ? false : [first, second.slice('pgf:'.length)]
    }
    return value.map(withDeviceFonts)
  }
  // The local name, below the reader's.
  if (isObject(value) && 'text-font' in value) return { 'font-scale': 0.85 }
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
