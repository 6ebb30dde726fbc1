import { useCallback, useState } from 'react'
import type { Bounds } from '#contract/domain/place.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { boundsAround, isSameArea, type MapSize } from './bounds-around.ts'
import type { Camera } from './search-location.ts'

/** What a search without a map looks at. */
const noMap: MapSize = { widthPx: 800, heightPx: 640, coveredBottomPx: 0 }

/** Which area is searched: what the map will show, from before it is there; then, whenever somebody asks
 *  for it, what it has in view.
 *  @param coveredBottomPx how much of the map something else covers
 *  @param hasMap whether there is one, or will be */
export function useSearchArea(camera: Camera, coveredBottomPx: number, hasMap: boolean) {
  const [size, setSize] = useState<MapSize | null>(null)
  const [inView, setInView] = useState<Bounds | null>(null)
  const [chosen, setChosen] = useState<Bounds | null>(null)

  const canSearch = camera.zoom >= minSearchZoom
  const mapSize = hasMap ? size : noMap
  const expected = canSearch && mapSize ? boundsAround(camera, mapSize) : null
  const area = chosen ?? expected

  return {
    area,
    canSearch,
    hasMoved: chosen !== null && inView !== null && !isSameArea(chosen, inView),
    /** For the element in which the map stands. */
    measure: useCallback(
      (element: HTMLElement | null) => {
        if (!element?.clientWidth) return
        setSize(
          (before) =>
            before ?? {
              widthPx: element.clientWidth,
              heightPx: element.clientHeight,
              coveredBottomPx,
            },
        )
      },
      [coveredBottomPx],
    ),
    see(bounds: Bounds, zoom: number) {
      setInView(bounds)
      if (chosen || zoom < minSearchZoom) return
      setChosen(expected && isSameArea(expected, bounds) ? expected : bounds)
    },
    searchHere: () => setChosen(inView),
    forget: () => setChosen(null),
  }
}
