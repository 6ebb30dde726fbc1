import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Map as MapView } from 'react-map-gl/maplibre'
import type { ErrorEvent, MapProps } from 'react-map-gl/maplibre'
import { log } from '#src/log.ts'
import './map-library.css'
import { AfterGround } from './after-ground.tsx'
import { noPadding } from './camera.ts'
import { Drawing } from './drawing.tsx'
import { Graticule } from './graticule.tsx'
import { HintPlace } from './hint-place.tsx'
import { useGround } from './use-ground.ts'
import { maplibre } from './map-library.ts'
import { MapBusy } from './map-busy.tsx'
import type { MapGround } from './map-ground.ts'
import { MapName } from './map-name.tsx'
import { MapRefused } from './map-refused.ts'
import { MissingTiles } from './missing-tiles.tsx'
import styles from './map.module.css'
import type { MapCamera, MapTexts } from './types.ts'
import { WholeDrawing } from './whole-drawing.tsx'

const maxZoom = 19
const refusals = [401, 403]
/** Names come and go as quickly as everything else that moves. */
const fadeMs = 120

export interface BaseMapProps extends Pick<MapProps, 'attributionControl' | 'interactive'> {
  ground: MapGround
  camera: MapCamera
  coveredBottomPx?: number
  isShown: boolean
  label: string
  texts: Pick<MapTexts, 'drawingLost' | 'missingParts'> & Partial<Pick<MapTexts, 'attribution'>>
  /** The map cannot go on. */
  onFail(error: unknown): void
  /** All that it begins with is drawn. */
  onDrawn(): void
  children: ReactNode
}

/** What a map that outlives its screen is given besides what it shows. */
export type KeptMapProps = Pick<BaseMapProps, 'ground' | 'isShown' | 'onFail' | 'onDrawn'>

/** Our basemap, flat and north up, in the device's colour scheme and the page's language. `camera` is
 *  where it starts. */
export function BaseMap(props: BaseMapProps) {
  const ground = useGround(props.ground)
  const [build, setBuild] = useState(0)
  return (
    <MapCanvas
      key={build}
      {...props}
      ground={ground}
      onDrawingGone={() => setBuild((before) => before + 1)}
    />
  )
}

/** One drawing context, from its beginning to its end. */
function MapCanvas({
  ground,
  camera,
  coveredBottomPx = 0,
  isShown,
  label,
  texts,
  attributionControl,
  interactive = true,
  onFail,
  onDrawn,
  onDrawingGone,
  children,
}: BaseMapProps & { onDrawingGone(): void }) {
  const [firstStyle] = useState(ground.style)
  const isForeign = ground.source.kind === 'style'
  const hasGraticule = ground.source.kind === 'tiles' && !ground.source.streets

  function handleLoad() {
    // In the browser's own record of how the page came to be.
    performance.mark('map-loaded')
    onDrawn()
  }

  /** Without WebGL there is no map that could have failed; a tile that failed is asked for again. */
  function handleError({ target, error }: ErrorEvent) {
    const isRefused = 'status' in error && refusals.includes(error.status as number)
    if (!target) onFail(error)
    else if (isForeign && isRefused) onFail(new MapRefused(error.message))
    else log.warn(error)
  }

  return (
    <div
      className={styles.fill}
      style={{ '--map-covered': `${coveredBottomPx}px` } as CSSProperties}
    >
      <MapView
        mapLib={maplibre}
        initialViewState={{
          latitude: camera.lat,
          longitude: camera.lng,
          zoom: camera.zoom,
          padding: { ...noPadding, bottom: coveredBottomPx },
        }}
        mapStyle={firstStyle}
        maxZoom={maxZoom}
        maxPitch={0}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        trackResize={false}
        fadeDuration={fadeMs}
        attributionControl={attributionControl}
        interactive={interactive}
        validateStyle={isForeign}
        onLoad={handleLoad}
        onError={handleError}
      >
        <MapName label={label} attribution={texts.attribution} />
        <MapBusy />
        <WholeDrawing />
        <HintPlace>
          <Drawing
            ground={ground}
            isShown={isShown}
            text={texts.drawingLost}
            onGone={onDrawingGone}
          >
            {hasGraticule && (
              <AfterGround>
                <Graticule />
              </AfterGround>
            )}
            {children}
            <MissingTiles text={texts.missingParts} />
          </Drawing>
        </HintPlace>
      </MapView>
    </div>
  )
}
