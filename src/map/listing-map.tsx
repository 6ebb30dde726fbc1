import { useMemo } from 'react'
import { minSearchZoom } from '#contract/limits.ts'
import { AfterGround } from './after-ground.tsx'
import { BaseMap } from './base-map.tsx'
import type { KeptMapProps } from './base-map.tsx'
import { CameraLink } from './camera-link.tsx'
import { MapControls } from './controls/map-controls.tsx'
import { ListingMarkers } from './markers/listing-markers.tsx'
import { MarkerPointer } from './markers/marker-pointer.tsx'
import { groupBySpot } from './markers/spots.ts'
import { TownMarkers } from './markers/town-markers.tsx'
import { MissingStreets } from './missing-streets.tsx'
import type { ListingMapProps, MapTown } from './types.ts'

const compact = { compact: true }
const noTowns: MapTown[] = []
const ignore = () => undefined

/** The map of listings; while it is parked it neither reports nor answers. */
export function ListingMap({
  listings,
  towns = noTowns,
  camera,
  leastMarkerZoom = minSearchZoom,
  highlightedId,
  coveredBottomPx = 0,
  onMove,
  onOpen,
  onHover = ignore,
  onTown = ignore,
  texts,
  ...rest
}: ListingMapProps & KeptMapProps) {
  const { isShown, ground } = rest
  const spots = useMemo(() => groupBySpot(listings), [listings])
  const highlighted = useMemo(
    () => listings.find(({ id }) => id === highlightedId),
    [listings, highlightedId],
  )
  return (
    <BaseMap
      camera={camera}
      coveredBottomPx={coveredBottomPx}
      attributionControl={compact}
      texts={texts}
      {...rest}
    >
      <AfterGround>
        <TownMarkers towns={towns} />
        <ListingMarkers
          spots={spots}
          highlighted={highlighted}
          leastZoom={leastMarkerZoom}
          texts={texts}
        />
      </AfterGround>
      {isShown && (
        <>
          <CameraLink camera={camera} coveredBottomPx={coveredBottomPx} onMove={onMove} />
          <MarkerPointer
            spots={spots}
            highlighted={highlighted}
            onOpen={onOpen}
            onHover={onHover}
            onTown={onTown}
          />
        </>
      )}
      <MapControls
        listings={listings}
        leastMarkerZoom={leastMarkerZoom}
        coveredBottomPx={coveredBottomPx}
        texts={texts}
      />
      <MissingStreets ground={ground} texts={texts} />
    </BaseMap>
  )
}
