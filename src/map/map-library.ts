import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

maplibre.setWorkerUrl(workerUrl)
// The worker starts while the page is still being rendered.
maplibre.prewarm()

/** The library, which comes with nothing of the app, behind which its worker would start later. */
export { maplibre }
