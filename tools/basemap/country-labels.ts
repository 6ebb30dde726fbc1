import { mapLanguages } from '#server/geo/place-languages.ts'
import { mercator } from '#contract/domain/tile-address.ts'
import { labelPoint } from './label-point.ts'
import type { Label } from './label.ts'
import { nameTags } from './name-tags.ts'
import type { Country } from './world-atlas.ts'

const lastZoom = 7

/** The layer `countries`: names as in `nameTags`, and `rank`, the zoom from which the name has room. */
export function countryLabels(countries: readonly Country[]): Label[] {
  return countries.map(({ code, name, polygons }) => {
    const { area, lat, lng } = labelPoint(polygons)
    const from = firstZoom(area)
    return {
      at: mercator({ lat, lng }),
      from,
      to: lastZoom,
      tags: { ...countryNames(code, name), rank: from },
    }
  })
}

function countryNames(code: string | undefined, name: string): Record<string, string> {
  if (!code) return { name }
  const nameIn = (language: string) =>
    new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(code) ?? name
  const local = new Intl.Locale(`und-${code}`).maximize().language
  const names = new Map([...mapLanguages, local].map((language) => [language, nameIn(language)]))
  return nameTags(nameIn('en'), names, code)
}

/** Thailand's 43 square degrees give 3. */
function firstZoom(area: number): number {
  return Math.min(Math.max(Math.ceil(5 - Math.log2(area) / 2), 1), 7)
}
