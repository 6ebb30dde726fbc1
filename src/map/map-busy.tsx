import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** Says of the canvas, which says nothing itself, whether it still moves, loads or draws. */
export function MapBusy() {
  const map = useMap().current?.getMap()
  useEffect(() => {
    if (!map) return
    const say = (isBusy: boolean) => map.getCanvas().setAttribute('aria-busy', String(isBusy))
    const begin = () => say(true)
    const end = () => say(false)
    say(!map.loaded() || map.isMoving())
    map.on('movestart', begin)
    map.on('dataloading', begin)
    map.on('idle', end)
    return () => {
      map.off('movestart', begin)
      map.off('dataloading', begin)
      map.off('idle', end)
    }
  }, [map])
  return null
}
