import { basename } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'
import { languages } from '../src/i18n/languages.ts'

const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/${icon}-96.png`, sizes: '96x96', type: 'image/png' }],
})

/** Of docs/pictures, in a format that every store and browser takes. */
const screenshot = (name: string, label: string, isWide: boolean) => ({
  src: `/screenshots/${name}.jpg`,
  sizes: isWide ? '1280x800' : '585x1170',
  type: 'image/jpeg',
  form_factor: isWide ? ('wide' as const) : ('narrow' as const),
  label,
})

const screenshots = [
  screenshot('search', 'Places on the map and in a list', true),
  screenshot('listing', 'A place with its pictures and prices', true),
  screenshot('search-phone', 'Places on the map', false),
  screenshot('reserve-phone', 'Choosing the days of a stay', false),
  screenshot('chat-phone', 'A conversation with the lender', false),
]

/** The pictures of the manifest, beside the built app: only who installs it looks at them. */
export function installPictures(): Plugin {
  return {
    name: 'install-pictures',
    apply: 'build',
    async generateBundle() {
      for (const { src } of screenshots) {
        const name = basename(src, '.jpg')
        const source = await sharp(`docs/pictures/${name}.webp`).jpeg({ quality: 82 }).toBuffer()
        this.emitFile({ type: 'asset', fileName: src.slice(1), source })
      }
    },
  }
}

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
    shortcut('Rent', '/rent', 'rent'),
    shortcut('Saved', '/saved', 'saved'),
    shortcut('Inbox', '/chats', 'inbox'),
  ],
  categories: ['travel', 'lifestyle'],
  screenshots,
}

/** No install waits for the map: its library alone is larger than all the rest. */
const largeBytes = 450_000
const mapFiles = /^assets\/(kept-maps|maplibre-gl|street-style)-/

/** For developers: components in all their states, and the outbox from inside. */
const forDevelopers = /^assets\/(gallery|inspector|test\.(outbox|ui))-/

/** Catalogs are kept when their language is first chosen, and renewed with each version from then on. */
function notedCatalog<Entry extends { url: string }>(entry: Entry) {
  const language = languages.find(({ culture }) => entry.url.startsWith(`assets/${culture}-`))
  return language ? { ...entry, catalogOf: language.culture } : entry
}

/** The files that the worker knows by name. */
export const workerFiles: Partial<VitePWAOptions['injectManifest']> = {
  globPatterns: ['index.html', 'icon.svg', 'static/css/*.css', 'assets/*.{js,css,svg,webp}'],
  maximumFileSizeToCacheInBytes: 3e6,
  manifestTransforms: [
    (entries) => ({
      manifest: entries
        .filter(({ url }) => !forDevelopers.test(url))
        .map((entry) =>
          entry.size > largeBytes || mapFiles.test(entry.url) ? { ...entry, isLarge: true } : entry,
        )
        .map(notedCatalog),
    }),
  ],
}
