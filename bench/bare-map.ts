import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { MapCamera } from '#src/map/types.ts'

interface Answer {
  body: Buffer
  headers: Record<string, string>
}

const library = 'node_modules/maplibre-gl/dist'

const pageOf = (style: unknown, { lat, lng, zoom }: MapCamera, size: BareSize) => `<!doctype html>
<link rel="stylesheet" href="/maplibre-gl.css">
<link rel="modulepreload" href="/maplibre-gl.mjs">
<style>body { margin: 0 } #map { width: ${size.widthPx}px; height: ${size.heightPx}px }</style>
<div id="map"></div>
<script type="module">
  import { Map, setWorkerUrl } from '/maplibre-gl.mjs'
  setWorkerUrl('/maplibre-gl-worker.mjs')
  const map = new Map({
    container: 'map',
    center: [${lng}, ${lat}],
    zoom: ${zoom},
    style: ${JSON.stringify(style)},
  })
  map.once('load', () => performance.mark('map-loaded'))
</script>`

export interface BareSize {
  widthPx: number
  heightPx: number
}

/** A page with a MapLibre map and nothing else, as fast as it can be served: from memory, compressed,
 *  the tiles of the app's server too.
 *  @returns its address, and what ends its server */
export async function serveBareMap(
  appUrl: string,
  styleFor: (origin: string) => unknown,
  camera: MapCamera,
  size: BareSize,
): Promise<{ url: string; stop(): void }> {
  const answers = new Map<string, Answer>()
  const server = createServer(({ url = '/' }, response) => {
    const known = answers.get(url)
    if (known) return send(response, known)
    if (!url.startsWith('/tiles/')) return response.writeHead(404).end()
    void passOn(url, response)
  })
  async function passOn(url: string, response: ServerResponse): Promise<void> {
    const tile = await fetchTile(appUrl + url)
    answers.set(url, tile)
    send(response, tile)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const files = await Promise.all(
    [
      ['maplibre-gl.css', 'text/css'],
      ['maplibre-gl.mjs', 'text/javascript'],
      ['maplibre-gl-shared.mjs', 'text/javascript'],
      ['maplibre-gl-worker.mjs', 'text/javascript'],
    ].map(async ([name, type]): Promise<[string, Answer]> => [
      `/${name}`,
      await compressed(await readFile(`${library}/${name}`), `${type}`),
    ]),
  )
  for (const [path, answer] of files) answers.set(path, answer)
  const page = pageOf(styleFor(origin), camera, size)
  answers.set('/', await compressed(Buffer.from(page), 'text/html'))
  return {
    url: origin,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function compressed(text: Buffer, type: string): Promise<Answer> {
  return {
    body: await promisify(brotliCompress)(text),
    headers: { 'content-type': type, 'content-encoding': 'br' },
  }
}

async function fetchTile(url: string): Promise<Answer> {
  const response = await fetch(url)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

/** As the app's pages do, the page asks for a group of windows of its own, for which the browser starts a process. */
const ownWindows = { 'cross-origin-opener-policy': 'same-origin' }

function send(response: ServerResponse, { body, headers }: Answer): void {
  response.writeHead(200, { ...ownWindows, ...headers }).end(body)
}
