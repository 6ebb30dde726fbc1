import type { StyleSpecification } from 'maplibre-gl'
import { mapStyle, type MapStyleChoice } from './map-style.ts'

const loading = new Map<string, Promise<StyleSpecification>>()

/** The style of the embedded basemap, and of the streets where the server has some: their layers are fetched
 *  only then.
 *  @returns the same for the same choice: a look that comes back is not made anew */
export function loadMapStyle(choice: MapStyleChoice): Promise<StyleSpecification> {
  const key = JSON.stringify(choice)
  const known = loading.get(key)
  if (known) return known
  const style = composeStyle(choice).catch((error: unknown) => {
    loading.delete(key)
    throw error
  })
  loading.set(key, style)
  return style
}

/** A tile has the layers of one of the two. Areas and lines of both stand below the names of both, since
 *  names reach into the tile beside theirs. */
async function composeStyle(choice: MapStyleChoice): Promise<StyleSpecification> {
  const style = mapStyle(choice)
  const { source, theme, language } = choice
  const { basemap } = style.sources
  if (!source.streets || basemap?.type !== 'vector') return style

  const { streetLayers } = await import('./street-style.ts')
  const { maxZoom, attribution } = source.streets
  const drawn = [...style.layers, ...streetLayers(theme, language)]
  return {
    ...style,
    sources: {
      ...style.sources,
      basemap: {
        ...basemap,
        maxzoom: maxZoom,
        attribution: [attribution, basemap.attribution].filter(Boolean).join(' · '),
      },
    },
    layers: [
      ...drawn.filter(({ type }) => type !== 'symbol'),
      ...drawn.filter(({ type }) => type === 'symbol'),
    ],
  }
}
