import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

maplibre.setWorkerUrl(workerUrl)
// The worker starts while the page is still being rendered.
maplibre.prewarm()

/** For so long this thread should stay free, in milliseconds: what the browser has fetched for the worker passes through
 *  it, and waits behind whatever else is done here. */
export const workerStartMs = 20

/** The library, which comes with nothing of the app and is evaluated as soon as it has come. */
export { maplibre }
