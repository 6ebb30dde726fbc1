import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

maplibre.setWorkerUrl(workerUrl)
// In WebKit alone the library starts several at once, and of those the service worker answers the first alone: tiles
// that the others ask for would come from the network, or not at all.
maplibre.setWorkerCount(1)
// The worker starts while the page is still being rendered.
maplibre.prewarm()

/** The library, which comes with nothing of the app, behind which its worker would start later. */
export { maplibre }
