import { useCallback, useState } from 'react'
import type { Bounds } from '#contract/domain/place.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { boundsAround, hasSameMiddle, isSameArea, type MapSize } from './bounds-around.ts'
import { paramsOf, type Camera } from './search-location.ts'
import { createWayBack } from './way-back.ts'

/** What the map has shown, and the camera that an address would say of it. */
interface View {
  camera: Camera
  bounds: Bounds
}

interface Searched extends View {
  visit: number
}

const searches = createWayBack<Searched>()

const sameZoom = 0.01

const isSameView = (a: View, b: View) =>
  Math.abs(a.camera.zoom - b.camera.zoom) <= sameZoom && hasSameMiddle(a.bounds, b.bounds)

/** What a search without a map looks at. */
const noMap: MapSize = { widthPx: 800, heightPx: 640, coveredBottomPx: 0 }

/** Which area is searched: what the map will show, from before it is there; then, whenever somebody asks
 *  for it, what it has in view. Who comes back from another page finds what was searched before.
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
  const [searched, setSearched] = useState(searches.useLeft())

  const chosen = searched?.visit === visit ? searched : null
  const canSearch = camera.zoom >= minSearchZoom
  const mapSize = hasMap ? size : noMap
  const area = chosen
    ? areaOf(chosen, size)
    : canSearch && mapSize
      ? boundsAround(camera, mapSize)
      : null
  searches.useLeaving(
    useCallback(() => chosen && area && { ...chosen, bounds: area }, [chosen, area]),
  )

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
    see(shown: Camera, bounds: Bounds) {
      const view = { camera: paramsOf(shown), bounds }
      setInView(view)
      if (!chosen && shown.zoom >= minSearchZoom) setSearched({ visit, ...view })
    },
    searchHere: () => inView && setSearched({ visit, ...inView }),
  }
}

/** As an address has it, where the two are the same to the eye: what was found there is at hand already. */
function areaOf({ camera, bounds }: View, size: MapSize | null): Bounds {
  const expected = size && boundsAround(camera, size)
  return expected && isSameArea(expected, bounds) ? expected : bounds
}
