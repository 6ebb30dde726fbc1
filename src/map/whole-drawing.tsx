import { useLayoutEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** Tiles may be slow, or never come: then the map is shown with what there is of them. */
export const wholeDrawingMs = 800

/** Shows a map once its first drawing is whole: the page's thread waits for each drawing that is shown, and what the
 *  tiles hold waits for that thread. */
export function WholeDrawing() {
  const map = useMap().current?.getMap()
  useLayoutEffect(() => {
    if (!map || map.loaded()) return
    const { style } = map.getCanvas()
    const show = () => void style.removeProperty('visibility')
    style.visibility = 'hidden'
    const timer = setTimeout(show, wholeDrawingMs)
    map.on('load', show)
    return () => {
      clearTimeout(timer)
      map.off('load', show)
      show()
    }
  }, [map])
  return null
}
