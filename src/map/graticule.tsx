import { useEffect, useState } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { readBounds } from './camera.ts'
import { firstGraticuleZoom, graticuleLines } from './graticule-lines.ts'
import { plainFont } from './style/fonts.ts'
import { firstLabelLayer } from './style/basemap-style.ts'
import { mapPalettes } from './style/palette.ts'
import { useMapTheme } from './map-look.ts'

const noLines = graticuleLines({ south: 0, west: 0, north: 0, east: 0 }, firstGraticuleZoom)

/** Quiet lines of the globe below the names. */
export function Graticule() {
  const map = useMap().current?.getMap()
  const colours = mapPalettes[useMapTheme()]
  const [lines, setLines] = useState(noLines)

  useEffect(() => {
    if (!map) return
    const draw = () =>
      setLines(
        map.getZoom() < firstGraticuleZoom
          ? noLines
          : graticuleLines(readBounds(map), map.getZoom()),
      )
    draw()
    map.on('moveend', draw)
    return () => void map.off('moveend', draw)
  }, [map])

  return (
    <Source id="graticule" type="geojson" data={lines} tolerance={0}>
      <Layer
        id="graticule"
        type="line"
        beforeId={firstLabelLayer}
        minzoom={firstGraticuleZoom}
        paint={{ 'line-color': colours.grid, 'line-width': 1 }}
      />
      <Layer
        id="graticule-labels"
        type="symbol"
        beforeId={firstLabelLayer}
        minzoom={firstGraticuleZoom}
        layout={{
          'symbol-placement': 'line',
          'symbol-spacing': 400,
          'text-field': ['get', 'label'],
          'text-font': plainFont,
          'text-size': 10,
          'text-padding': 12,
        }}
        paint={{ 'text-color': colours.gridLabel }}
      />
    </Source>
  )
}
