import type { StyleSpecification } from 'maplibre-gl'
import type { MapSource } from '#contract/domain/map-source.ts'
import { loadForeignStyle } from './foreign-style.ts'
import type { MapTheme } from './style/palette.ts'
import { loadMapStyle } from './style/load-map-style.ts'

/** In which colours and language the ground is drawn. */
export interface MapLook {
  theme: MapTheme
  /** The reader's, as `th` or `ja`. */
  language: string
}

/** What a map is drawn on: where it comes from, and its style in one look. */
export interface MapGround {
  source: MapSource
  look: MapLook
  style: StyleSpecification
}

/** @throws MapRefused, or Error when there is no style to be had */
export async function loadGround(source: MapSource, look: MapLook): Promise<MapGround> {
  const style =
    source.kind === 'style'
      ? await loadForeignStyle(source.styleUrl)
      : await loadMapStyle({ source, ...look, origin: location.origin })
  return { source, look, style }
}

/** The same ground in another look; a style from elsewhere has one look only. */
export function loadLook(ground: MapGround, look: MapLook): Promise<MapGround> {
  return ground.source.kind === 'style' ? Promise.resolve(ground) : loadGround(ground.source, look)
}

export const isSameLook = (a: MapLook, b: MapLook) =>
  a.theme === b.theme && a.language === b.language
