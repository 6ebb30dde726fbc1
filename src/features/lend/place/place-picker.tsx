import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { setListingPlace } from '#contract/endpoints/rent.ts'
import { defaultMapCentre, zoomLevels } from '#contract/limits.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { useReach } from '#src/api/use-reach.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { LazyPickerMap } from '#src/map/lazy-picker-map.tsx'
import type { MapCamera } from '#src/map/types.ts'
import { site } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { useRested } from '#src/ui/use-rested.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { BuildingChoice } from './building-choice.tsx'
import { CoordinatesForm } from './coordinates-form.tsx'
import { DevicePosition } from './device-position.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PlaceFacts } from './place-facts.tsx'
import styles from './place-picker.module.css'
import { roundedPoint } from './point-text.ts'
import { buildingsNearQuery } from './queries.ts'

const isSamePoint = (a: LatLng, b: LatLng) => a.lat === b.lat && a.lng === b.lng

/** Whoever moves the point step by step asks once. */
const restMs = 400

/** Where a listing stands: picked on the map, by an address, by the device or by coordinates.
 *  @param proposed by the address of the page; 'bad' when that is none
 *  @param renderAddress where an address is typed, given what is picked already */
export function PlacePicker({
  listing,
  proposed,
  renderAddress,
}: {
  listing: Listing
  proposed: LatLng | 'bad' | null
  renderAddress(point: LatLng | null, onFind: (place: LatLng) => void): ReactNode
}) {
  const { t } = useLingui()
  const mapTexts = useMapTexts()
  const reach = useReach()
  // What nobody has picked or chosen here is the listing's, which may be placed elsewhere meanwhile.
  const [picked, setPicked] = useState(proposed === 'bad' ? null : proposed)
  const point = picked ?? listing.place
  const [camera, setCamera] = useState<MapCamera>(() =>
    point ? { ...point, zoom: zoomLevels.streets } : { ...defaultMapCentre, zoom: zoomLevels.city },
  )
  const [chosen, setChosen] = useState<{ id: number | null } | null>(null)
  const chosenId = chosen ? chosen.id : listing.buildingId
  const rested = useRested(point, restMs)
  // The buildings of this site are none for a listing of its sister.
  const isOfSister = listing.siteId !== site.id
  const near = useQuery({
    ...buildingsNearQuery(rested ?? defaultMapCentre),
    enabled: rested !== null && !isOfSister,
  })
  const buildings = near.data ?? []
  const isUnmoved = point !== null && listing.place !== null && isSamePoint(point, listing.place)
  // Where the buildings cannot be read, it stays in its own for as long as it stays where it is.
  const isThere =
    near.isError || isOfSister ? isUnmoved : buildings.some(({ id }) => id === chosenId)
  const buildingId = isThere ? chosenId : null
  const isLooking = chosenId !== null && !isOfSister && (rested !== point || near.isPending)
  const { mutate, isPending, error, reset } = useWrite(callMutation(setListingPlace))
  const isUnsaved = point !== null && (!isUnmoved || chosenId !== listing.buildingId)
  const texts = useMemo(
    () => ({
      ...mapTexts,
      point: t`Picked place. The arrow keys move it, with Shift in small steps.`,
      pickMiddle: t`Pick the middle of the map`,
    }),
    [mapTexts, t],
  )

  const pick = (place: LatLng) => {
    setPicked(roundedPoint(place))
    if (error) reset()
  }
  const show = (place: LatLng) => {
    pick(place)
    setCamera((before) => ({ ...place, zoom: Math.max(before.zoom, zoomLevels.streets) }))
  }
  const save = () => {
    if (!point || isLooking) return
    const body = { Id: listing.id, ...point, LocId: buildingId }
    mutate(
      { params: { id: listing.id }, body },
      {
        onSuccess: ({ resObj: { place } }) => {
          setPicked((now) => (now === picked ? place : now))
          toast(t`Saved location`)
        },
      },
    )
  }

  return (
    <div className={styles.picker}>
      <LeaveGuard isUnsaved={isUnsaved} />
      <div className={styles.map}>
        <LazyPickerMap
          camera={camera}
          point={point}
          label={t`Map on which the place is picked`}
          texts={texts}
          onMove={setCamera}
          onPick={pick}
        />
      </div>
      <div className={styles.side}>
        {proposed === 'bad' && (
          <Notice>
            <Trans>
              The coordinates in the address of this page are not valid. They are ignored.
            </Trans>
          </Notice>
        )}
        {reach !== 'online' && (
          <Notice>
            <Trans>
              There is no connection. A point can be picked on what this device has of the map;
              finding an address and saving need a connection.
            </Trans>
          </Notice>
        )}
        <p>
          <Trans>
            Press the map where it is. The marker can be dragged, or moved with the arrow keys, with
            Shift in small steps.
          </Trans>
        </p>
        {renderAddress(point, show)}
        <DevicePosition point={point} onPick={show} />
        <CoordinatesForm point={point} onPick={show} />
        {point ? (
          <PlaceFacts point={point} rested={rested ?? point} />
        ) : (
          <p>
            <Trans>No place is picked yet.</Trans>
          </p>
        )}
        {point && buildings.length > 0 && (
          <BuildingChoice
            buildings={buildings}
            point={point}
            value={buildingId}
            onChoose={(id) => setChosen({ id })}
          />
        )}
        {error && <WriteFailure error={error} />}
        <p data-foot className={styles.save}>
          <Button look="main" aria-disabled={!point || isPending || isLooking} onClick={save}>
            <Trans>Save this location</Trans>
          </Button>
        </p>
      </div>
    </div>
  )
}
