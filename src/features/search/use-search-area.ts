import { useCallback, useRef, useState } from 'react'
import type { Bounds } from '#contract/domain/place.ts'
import { sameZoom } from '#contract/domain/tile-address.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { boundsAround, hasSameMiddle, isSameArea, isWider, type MapSize } from './bounds-around.ts'
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

/** The map's size when an entry of the history was opened. */
interface Measured extends MapSize {
  visit: number
}

const searches = createWayBack<Searched>()

const showsMore = (view: View, searched: View) =>
  Math.abs(view.camera.zoom - searched.camera.zoom) > sameZoom ||
  !hasSameMiddle(view.bounds, searched.bounds) ||
  isWider(view.bounds, searched.bounds)

const isSameAddress = (a: Camera, b: Camera) =>
  a.lat === b.lat && a.lng === b.lng && a.zoom === b.zoom

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
  const element = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Measured | null>(null)
  const [inView, setInView] = useState<View | null>(null)
  const [searched, setSearched] = searches.useReturned()

  const chosen = searched?.visit === visit ? searched : null
  // Another entry may come to stand where this one stood.
  if (searched && !chosen) setSearched(null)
  const canSearch = camera.zoom >= minSearchZoom
  const address = paramsOf(camera)
  // No flight leads to where the map is already.
  const isThere = inView !== null && isSameAddress(inView.camera, address)
  if (!chosen && canSearch && isThere) setSearched({ visit, ...inView })

  const mapSize = !hasMap ? noMap : size?.visit === visit ? size : null
  const expected = canSearch && mapSize ? boundsAround(address, mapSize) : null
  const area = chosen?.bounds ?? expected
  // Without a map it is what the address says, and a map that comes may show more.
  const isOfMap = chosen !== null || hasMap
  searches.useLeaving(
    () => isOfMap && area && { visit, camera: chosen?.camera ?? address, bounds: area },
  )

  const { lat, lng, zoom } = address
  const hold = useCallback(() => {
    const seen = { lat, lng, zoom }
    setSearched({ visit, camera: seen, bounds: boundsAround(seen, noMap) })
  }, [visit, lat, lng, zoom, setSearched])

  return {
    area,
    /** Where a map of it looks. */
    middle: chosen?.camera ?? address,
    canSearch,
    hasMoved: chosen !== null && inView !== null && showsMore(inView, chosen),
    /** For the element in which the map stands. */
    measure: useCallback(
      (shown: HTMLElement | null) => {
        element.current = shown
        if (!hasMap || !shown?.clientWidth) return
        const now = { visit, ...sizeOf(shown, coveredBottomPx) }
        setSize((before) => (before?.visit === visit ? before : now))
      },
      [visit, coveredBottomPx, hasMap],
    ),
    see(shown: Camera, bounds: Bounds) {
      const of = paramsOf(shown)
      const size = element.current && sizeOf(element.current, coveredBottomPx)
      const view = { camera: of, bounds: asInAddress(of, bounds, size) }
      setInView(view)
      if (!chosen && shown.zoom >= minSearchZoom) setSearched({ visit, ...view })
    },
    searchHere: () => inView && setSearched({ visit, ...inView }),
    /** What was searched without a map stays so wherever the address leads. Null where that goes without saying. */
    hold: hasMap || chosen || !canSearch ? null : hold,
  }
}

const sizeOf = (element: HTMLElement, coveredBottomPx: number): MapSize => ({
  widthPx: element.clientWidth,
  heightPx: element.clientHeight,
  coveredBottomPx,
})

/** What an address of this camera would show, where that is the same to the eye: it may be at hand already. */
function asInAddress(camera: Camera, bounds: Bounds, size: MapSize | null): Bounds {
  const expected = size && boundsAround(camera, size)
  return expected && isSameArea(expected, bounds) ? expected : bounds
}
