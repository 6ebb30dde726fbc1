import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { Map as MapView } from 'react-map-gl/maplibre'
import type { ErrorEvent, MapProps } from 'react-map-gl/maplibre'
import './map-library.css'
import { noPadding } from './camera.ts'
import { Graticule } from './graticule.tsx'
import { MapBusy } from './map-busy.tsx'
import { MapName } from './map-name.tsx'
import { MapNotice } from './map-notice.tsx'
import { readMapSource } from './map-source.ts'
import { loadMapStyle } from './style/load-map-style.ts'
import type { MapCamera } from './types.ts'
import { useMapTheme } from './use-map-theme.ts'

maplibre.setWorkerUrl(workerUrl)

const MAX_ZOOM = 19

interface BaseMapProps extends Pick<
  MapProps,
  | 'attributionControl'
  | 'cursor'
  | 'interactiveLayerIds'
  | 'locale'
  | 'onClick'
  | 'onMouseEnter'
  | 'onMouseLeave'
> {
  camera: MapCamera
  coveredBottomPx?: number
  interactive?: boolean
  label: string
  unavailable: string
  children: ReactNode
}

/** Our basemap, flat and north up, in the device's colour scheme. `camera` is where it starts. */
export function BaseMap({
  camera,
  coveredBottomPx = 0,
  label,
  unavailable,
  children,
  ...rest
}: BaseMapProps) {
  const theme = useMapTheme()
  const source = use(readMapSource())
  const style =
    source.kind === 'style'
      ? source.styleUrl
      : use(
          loadMapStyle({
            source,
            theme,
            language: document.documentElement.lang,
            origin: location.origin,
          }),
        )
  const [canDraw, setCanDraw] = useState(true)

  /** Without WebGL there is no map that could have failed; a tile that failed is asked for again. */
  function handleError({ target, error }: ErrorEvent) {
    if (!target) setCanDraw(false)
    else console.warn(error)
  }

  if (!canDraw) return <MapNotice text={unavailable} />
  return (
    <MapView
      mapLib={maplibre}
      initialViewState={{
        latitude: camera.lat,
        longitude: camera.lng,
        zoom: camera.zoom,
        padding: { ...noPadding, bottom: coveredBottomPx },
      }}
      mapStyle={style}
      maxZoom={MAX_ZOOM}
      maxPitch={0}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      onError={handleError}
      {...rest}
    >
      <MapName label={label} />
      <MapBusy />
      {source.kind === 'tiles' && !source.streets && <Graticule />}
      {children}
    </MapView>
  )
}
