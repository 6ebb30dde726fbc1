import { useEffect, useRef, useState } from 'react'
import type { ErrorEvent, Map as MapLibreMap, Tile } from 'maplibre-gl'
import { useMap } from 'react-map-gl/maplibre'
import { MapHint } from './map-hint.tsx'

const firstPauseMs = 1_000
const longestPauseMs = 20_000

type MissingTile = { source: string; id: { x: number; y: number; z: number } }

/** Says that tiles did not come for want of a connection, and asks for them again: as soon as the device is online,
 *  and then in growing pauses, since the first answers of a new connection are often still failures. */
export function MissingTiles({ text }: { text: string }) {
  const map = useMap().current?.getMap()
  const [missing, setMissing] = useState<readonly MissingTile[]>([])
  const pauseMs = useRef(firstPauseMs)

  useEffect(() => {
    if (!map) return
    const note = (event: ErrorEvent) => {
      const tile = unreachedTile(event)
      if (tile) setMissing((before) => [...before, tile])
    }
    map.on('error', note)
    return () => void map.off('error', note)
  }, [map])

  useEffect(() => {
    if (!map || missing.length === 0) return
    const again = (nextPauseMs: number) => {
      pauseMs.current = nextPauseMs
      setMissing([])
      for (const tile of missing) fetchAgain(map, tile)
    }
    const atOnce = () => again(firstPauseMs)
    const afterPause = () => again(Math.min(pauseMs.current * 2, longestPauseMs))
    const timer = navigator.onLine ? setTimeout(afterPause, pauseMs.current) : undefined
    addEventListener('online', atOnce)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', atOnce)
    }
  }, [map, missing])

  return missing.length > 0 && <MapHint text={text} />
}

/** By its number: told to refresh all tiles of a source, MapLibre 6.17 waits for ever for those that have failed. */
function fetchAgain(map: MapLibreMap, { source, id }: MissingTile) {
  if (map.getSource(source)) map.refreshTiles(source, [id])
}

/** The tile of an error that met no server; an answer that is an error has a status. */
function unreachedTile(
  event: ErrorEvent & { sourceId?: string; tile?: Tile },
): MissingTile | undefined {
  const hasAnswer = 'status' in event.error && Number(event.error.status) > 0
  if (!event.tile || !event.sourceId || hasAnswer) return undefined
  return { source: event.sourceId, id: event.tile.tileID.canonical }
}
