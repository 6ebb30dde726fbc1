import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compileMessages } from './tools/compile-messages.ts'
import { firstPaint, scopedName } from './tools/first-paint.ts'
import { installPictures, webManifest, workerFiles } from './tools/installable.ts'

/** What every page needs, as one file: a dozen small ones stand in a queue on a phone's connection. Nothing
 *  of the map may be named here, or React would ride in the map's chunk. */
const everyPage = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack(?!/query-(persist|sync))|@lingui)/',
    '/src/api/(query-client|session|reach|api-error)\\.',
    '/src/i18n/(i18n|load-language|languages)\\.',
    '/contract/(limits|wire/error-codes|session-path)\\.',
    // The layers of styles are ordered by the first file that names them.
    '/src/styles/',
    '/src/ui/(button|button-link|icons?|notice|toast-store)\\.',
  ].join('|'),
)

/** What pages with data need: the schemas, what reads them, and the small parts that show them. */
const dataPages = new RegExp(
  [
    '/node_modules/(zod|idb-keyval)/',
    '/src/cache/(query-store|listing-store|device-store|storage-health|audience|pack-listings)\\.',
    '/contract/(codecs|endpoints|wire)/',
    // The landing page has the cities.
    '/contract/domain/(?!preset-cities)',
    '/src/api/',
    '/src/i18n/(format|words)\\.',
  ].join('|'),
)

const listingParts = new RegExp(
  [
    '/src/ui/(avatar|badge|empty-state|given-stars|read-failure|stars)\\.',
    '/src/features/(listing|review)/',
    '/src/features/account/public-user-card\\.',
    '/src/i18n/map-texts\\.',
    '/src/map/(fetch-map-json|kept-slot|map-loader|map-panel|map-refused|map-source|small-map)\\.',
  ].join('|'),
)

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader comes with its page: queries and their schemas stay out of the first load.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component'],
          ['pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.(test|module)\\.',
    }),
    react({
      babel: {
        plugins: [
          ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }],
          compileMessages,
        ],
      },
    }),
    lingui(),
    firstPaint(),
    installPictures(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'main.ts',
      // The app registers the worker itself, once the page stands.
      injectRegister: false,
      manifest: webManifest,
      injectManifest: { rollupFormat: 'iife', ...workerFiles },
    }),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // MapLibre alone is larger than the limit; what a first load may weigh is checked on its own.
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage, priority: 3 },
            { name: 'data', test: dataPages, priority: 2 },
            { name: 'listing-parts', test: listingParts, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': 'http://127.0.0.1:8787',
      '/map.json': 'http://127.0.0.1:8787',
      '/tiles': 'http://127.0.0.1:8787',
    },
  },
})
