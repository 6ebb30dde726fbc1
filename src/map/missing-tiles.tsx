import { useEffect, useState } from 'react'
import type { ErrorEvent } from 'maplibre-gl'
import { useMap } from 'react-map-gl/maplibre'
import { MapHint } from './map-hint.tsx'

const retryMs = 20_000

/** Says that tiles did not come for want of a connection, and asks for them again: when the device is
 *  online, and every now and then. */
export function MissingTiles({ text }: { text: string }) {
  const map = useMap().current?.getMap()
  const [sources, setSources] = useState<readonly string[]>([])

  useEffect(() => {
    if (!map) return
    const note = (event: ErrorEvent) => {
      const source = unreachedSource(event)
      if (source) setSources((before) => (before.includes(source) ? before : [...before, source]))
    }
    map.on('error', note)
    return () => void map.off('error', note)
  }, [map])

  useEffect(() => {
    if (!map || sources.length === 0) return
    const again = () => {
      setSources([])
      for (const source of sources) if (map.getSource(source)) map.refreshTiles(source)
    }
    const timer = setInterval(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [map, sources])

  return sources.length > 0 && <MapHint text={text} />
}

/** The source of a tile that met no server; an answer that is an error has a status. */
function unreachedSource(event: ErrorEvent & { sourceId?: string; tile?: unknown }): string | null {
  const met = 'status' in event.error && Number(event.error.status) > 0
  return event.tile && event.sourceId && !met ? event.sourceId : null
}
