import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { VitePWAOptions } from 'vite-plugin-pwa'

/** What no install waits for, and what comes right after it: the map, whose library alone is larger than all the
 *  rest; what only lenders need, and nobody on a first visit; and what stands on few pages. */
const lateFiles = new RegExp(
  [
    '(kept-maps|maplibre-gl(-worker)?|street-style)-',
    '(lend-pages|picture-grid|picture-worker|resize-worker|uploads)-',
    '(about|cache-inspector|picture-viewer|server-sentences|test\\._-_page_|static\\._filename)-',
  ]
    .map((name) => `^assets/${name}`)
    .join('|'),
)

/** For developers: components in all their states, and the outbox from inside. */
const forDevelopers = /^assets\/(gallery|inspector|test\.(outbox|ui))-/

/** What stands elsewhere a site may have of its own. */
const isHashed = (path: string) => path.startsWith('assets/')

/** By which a browser knows the file whole. */
const hashOf = (path: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(`dist/app/${path}`))
    .digest('base64')}`

/** The files that the worker knows by name. What a site alone has is added as the worker is served. */
export const workerFiles: Partial<VitePWAOptions['injectManifest']> = {
  globPatterns: ['static/css/*.css', 'assets/*.{js,css,svg,webp}'],
  maximumFileSizeToCacheInBytes: 3e6,
  manifestTransforms: [
    (entries) => ({
      manifest: entries
        .filter(({ url }) => !forDevelopers.test(url))
        .map((entry) => (isHashed(entry.url) ? { ...entry, integrity: hashOf(entry.url) } : entry))
        .map((entry) => (lateFiles.test(entry.url) ? { ...entry, isLate: true } : entry)),
    }),
  ],
}
