import { MapSlot } from './map-slot.tsx'
import type { PickerMapProps } from './types.ts'

/** The map on which somebody picks a point; fills its container. It is made once, as the map of listings is. */
export const LazyPickerMap = (props: PickerMapProps) => (
  <MapSlot mapOf={({ pickerMap }) => pickerMap} props={props} />
)
