import { keepView } from './kept-view.tsx'
import { ListingMap } from './listing-map.tsx'
import { PickerMap } from './picker-map.tsx'
import { SpotMap } from './spot-map.tsx'

/** The maps of the app, each made once and kept alive between screens. */
export const listingMap = keepView(ListingMap)
export const spotMap = keepView(SpotMap)
export const pickerMap = keepView(PickerMap)

export function discardMaps(): void {
  listingMap.discard()
  spotMap.discard()
  pickerMap.discard()
}

export { loadGround } from './map-ground.ts'
export { readLook } from './map-look.ts'
