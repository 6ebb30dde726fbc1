import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'
import { languages } from '../src/i18n/languages.ts'

/** How the app stands on a home screen. The colours are the light surface of src/styles/tokens.css. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Staylend',
  short_name: 'Staylend',
  description:
    'Find a place for an hour, a day, a week or a month, straight from the person who owns it.',
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fdfbf9',
  background_color: '#fdfbf9',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Rent', url: '/rent' },
    { name: 'Saved', url: '/saved' },
    { name: 'Inbox', url: '/chats' },
  ],
}

/** A chunk larger than this is the map's, and no install waits for it. */
const largeBytes = 450_000

/** The components in all their states are for developers. */
const gallery = /^assets\/(gallery|test\.ui)-/

/** Catalogs are kept when their language is first chosen, and renewed with each version from then on. */
function notedCatalog<Entry extends { url: string }>(entry: Entry) {
  const language = languages.find(({ culture }) => entry.url.startsWith(`assets/${culture}-`))
  return language ? { ...entry, catalogOf: language.culture } : entry
}

/** The files that the worker knows by name. */
export const workerFiles: Partial<VitePWAOptions['injectManifest']> = {
  globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,svg,webp}'],
  maximumFileSizeToCacheInBytes: 3e6,
  manifestTransforms: [
    (entries) => ({
      manifest: entries
        .filter(({ url }) => !gallery.test(url))
        .map((entry) => (entry.size > largeBytes ? { ...entry, isLarge: true } : entry))
        .map(notedCatalog),
    }),
  ],
}
