import { useCallback, useState } from 'react'
import type { Bounds } from '#contract/domain/place.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { boundsAround, hasSameMiddle, isSameArea, type MapSize } from './bounds-around.ts'
import type { Camera } from './search-location.ts'

interface View {
  bounds: Bounds
  zoom: number
}

interface Searched extends View {
  visit: number
}

const sameZoom = 0.01

const isSameView = (a: View, b: View) =>
  Math.abs(a.zoom - b.zoom) <= sameZoom && hasSameMiddle(a.bounds, b.bounds)

/** What a search without a map looks at. */
const noMap: MapSize = { widthPx: 800, heightPx: 640, coveredBottomPx: 0 }

/** Which area is searched: what the map will show, from before it is there; then, whenever somebody asks
 *  for it, what it has in view.
 *  @param visit of the history: back at another one, what was searched is what its address says
 *  @param coveredBottomPx how much of the map something else covers
 *  @param hasMap whether there is one, or will be */
export function useSearchArea(
  camera: Camera,
  visit: number,
  coveredBottomPx: number,
  hasMap: boolean,
) {
  const [size, setSize] = useState<MapSize | null>(null)
  const [inView, setInView] = useState<View | null>(null)
  const [searched, setSearched] = useState<Searched | null>(null)

  const chosen = searched?.visit === visit ? searched : null
  const canSearch = camera.zoom >= minSearchZoom
  const mapSize = hasMap ? size : noMap
  const expected = canSearch && mapSize ? boundsAround(camera, mapSize) : null
  const area = chosen?.bounds ?? expected

  return {
    area,
    canSearch,
    hasMoved: chosen !== null && inView !== null && !isSameView(chosen, inView),
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
      setInView({ bounds, zoom })
      if (chosen || zoom < minSearchZoom) return
      const isExpected = expected !== null && isSameArea(expected, bounds)
      setSearched({ visit, bounds: isExpected ? expected : bounds, zoom })
    },
    searchHere: () => inView && setSearched({ visit, ...inView }),
    forget: () => setSearched(null),
  }
}
