import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** Draws the map in the size of where it stands. MapLibre's own way takes a size of 400 × 300 while the
 *  map is parked or hidden, and loses its picture. */
export function useSlotSize(isShown: boolean): void {
  const map = useMap().current?.getMap()
  useEffect(() => {
    if (!map || !isShown) return
    const container = map.getContainer()
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = container
      const canvas = map.getCanvas()
      const isHidden = clientWidth === 0 || clientHeight === 0
      const isSame = canvas.clientWidth === clientWidth && canvas.clientHeight === clientHeight
      if (!isHidden && !isSame) map.resize()
    })
    observer.observe(container)
    map.triggerRepaint()
    return () => observer.disconnect()
  }, [map, isShown])
}
