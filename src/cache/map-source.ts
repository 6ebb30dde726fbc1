import { mapSourcePath, type MapSource } from '#contract/domain/map-source.ts'

/** Where the map comes from, as the server or the worker knows it. @throws when neither does */
export async function fetchMapSource(): Promise<MapSource> {
  const response = await fetch(mapSourcePath)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
