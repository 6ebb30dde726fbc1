import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** North stays up, by fingers and by keys too. */
export function useFlatHandlers(): void {
  const map = useMap().current?.getMap()
  useEffect(() => {
    map?.touchZoomRotate.disableRotation()
    map?.keyboard.disableRotation()
  }, [map])
}
