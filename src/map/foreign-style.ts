import type { StyleSpecification } from 'maplibre-gl'
import { fetchMapJson } from './fetch-map-json.ts'

/** A MapLibre style from elsewhere, read here and not by MapLibre, so that we know why it did not come.
 *  @throws MapRefused, or Error when it is no style */
export async function loadForeignStyle(url: string): Promise<StyleSpecification> {
  const style = await fetchMapJson(url)
  if (!isStyle(style)) throw new Error(`${url} is not a MapLibre style`)
  return style
}

function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 8 &&
    'sources' in value &&
    typeof value.sources === 'object' &&
    'layers' in value &&
    Array.isArray(value.layers)
  )
}
