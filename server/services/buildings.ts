import type { Building } from '#contract/domain/building.ts'
import { distanceMetres, type LatLng } from '#contract/domain/place.ts'
import { buildingReachMetres, buildingsNearAtMost } from '#contract/limits.ts'
import { buildingsBetween } from '#server/db/repositories/buildings.ts'
import type { Context } from './context.ts'

/** Somewhat less than there are anywhere, so that the band is rather too wide. */
const metresPerDegree = 110_000

/** Buildings that listings of a site stand in, nearest first. */
export async function findBuildingsNear(
  { db }: Context,
  siteId: number,
  place: LatLng,
): Promise<Building[]> {
  const reachDegrees = buildingReachMetres / metresPerDegree
  const band = { south: place.lat - reachDegrees, north: place.lat + reachDegrees }
  return (await buildingsBetween(db, siteId, band))
    .map((building) => ({ building, metres: distanceMetres(place, building.place) }))
    .filter(({ metres }) => metres <= buildingReachMetres)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, buildingsNearAtMost)
    .map(({ building }) => building)
}
