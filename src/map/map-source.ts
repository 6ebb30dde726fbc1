import { mapSourcePath } from '#contract/domain/map-source.ts'
import type { MapSource } from '#contract/domain/map-source.ts'

let reading: Promise<MapSource> | null = null

/** Asked once a page; after a failure it is asked anew. */
export function readMapSource(): Promise<MapSource> {
  reading ??= fetchMapSource().catch((error: unknown) => {
    reading = null
    throw error
  })
  return reading
}

async function fetchMapSource(): Promise<MapSource> {
  const response = await fetch(mapSourcePath)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
