import { presetCities } from '#contract/domain/preset-cities.ts'
import { countTilesOfArea, type MapArea } from '#contract/domain/map-area.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { keptTownRadiusMetres, mapAreaTilesAtMost } from '#contract/limits.ts'

/** A town with saved listings, and the part of the map that it lies in. */
export interface Town {
  name: string
  area: MapArea
}

/** The towns of listings, by name. A town that we know has its middle where we know it, any other one
 *  amid its listings. */
export function townsOf(listings: readonly Listing[]): Town[] {
  const places = new Map<string, LatLng[]>()
  for (const { city, place } of listings) {
    const name = city.trim()
    if (!place || !name) continue
    places.set(name, [...(places.get(name) ?? []), place])
  }
  return [...places]
    .map(([name, found]) => ({ name, area: areaAround(middleOf(name, found)) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function middleOf(name: string, places: readonly LatLng[]): LatLng {
  const preset = presetCities.find(({ city }) => city === name)
  if (preset) return preset.place
  const mean = (of: (place: LatLng) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** Near a pole a town has more tiles than may be kept at once. */
function areaAround(centre: LatLng): MapArea {
  let radiusMetres: number = keptTownRadiusMetres
  while (countTilesOfArea({ centre, radiusMetres }) > mapAreaTilesAtMost) radiusMetres /= 2
  return { centre, radiusMetres }
}
