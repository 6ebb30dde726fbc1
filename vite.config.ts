import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { ariaWords } from './tools/aria-words.ts'
import { compileMessages } from './tools/compile-messages.ts'
import { firstPaint, scopedName } from './tools/first-paint.ts'
import { workerFiles } from './tools/installable.ts'
import { pageFiles } from './tools/page-files.ts'
import { siteFiles } from './tools/site-files.ts'
import { translationFiles } from './tools/translation-files.ts'

/* What is installed comes in few files: on a phone's line each small one costs a round trip. */

const mapLibrary = /\/node_modules\/maplibre-gl\/.*js$|\/src\/map\/map-library\.ts$/

/** What every page needs. Nothing of the map may be named here, or React would ride in the map's chunk. */
const everyPage = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack(?!/query-persist|/query-core/build/modern/mutationObserver|/query-core/build/modern/infiniteQueryObserver|/react-query/build/modern/(?:useMutation|useInfiniteQuery|infiniteQueryOptions)|/react-router/dist/esm/useBlocker)|@lingui)/',
    '/src/api/(current-user|query-client|session|left-session|reach|read-signal|use-reach|api-error|is-refused-as)\\.',
    '/src/i18n/(i18n|load-language|languages|server-sentence|site-text)\\.',
    '/contract/(limits|wire/(error-codes|is-of-network)|session-path|left-cookie|domain/(letters|map-source|own-offsets|preset-cities))\\.',
    '/src/cache/(changed-at|keep-answers|kept-since|kept-values)\\.',
    '/src/changing\\.',
    '/src/features/account/(mailed-link|own-path|return-params)\\.',
    '/src/features/chat/(count-unread|inbox-key)\\.',
    // A search begins to load its map before its own code has come.
    '/src/features/search/(prepare-map|search-location|search-mode)\\.',
    '/src/map/(fetch-map-json|map-loader|map-refused|map-source)\\.',
    '/src/routes/-tab-param\\.',
    // The layers of styles are ordered by the first file that names them.
    '/src/styles/',
    '/src/ui/(ask-for-styles-again|button|button-link|document-title|fault-focus|hidden|icons?|notice|optional-part|sentences|skip-link|toast-store|unsaved-work|use-late-dialog|wants-stillness)\\.',
  ].join('|'),
)

/** What pages with data need: the schemas, what reads them, and the small parts that show them. */
const dataPages = new RegExp(
  [
    '/node_modules/(zod|idb-keyval)/',
    '/(mutationObserver|useMutation)\\.js',
    '/src/cache/(query-store|listing-store|device-store|open-cache|storage-health|audience|pack-listings|kept-listings|note-gone)\\.',
    '/contract/(codecs|endpoints|wire)/',
    '/contract/domain/',
    '/src/api/(?!upload\\.|when(-[a-z-]+)?\\.)',
    '/src/i18n/(format|message-line|one-label|read-translation|user-name|words)\\.',
    '/src/features/(account|chat|reserve)/queries\\.',
    '/src/features/chat/known-(conversation|inbox)\\.',
    '/src/features/reserve/known-booked-ranges\\.',
    '/src/outbox/heart-of\\.',
    '/src/sending/(known-items|pending-hearts)\\.',
    '/src/features/shell/count-badge\\.',
    '/src/features/search/(queries|way-back)\\.',
    '/src/turns\\.',
    '/src/ui/(failure-words|is-composing|use-now)\\.',
    '/src/routes/-(load-page|load-reservation|unread|waiting-requests)\\.',
  ].join('|'),
)

/** Listings as cards and pages, without what is asked for only there: pictures on the whole screen, and what
 *  stands in place of a listing that does not exist. */
const listingParts = new RegExp(
  [
    '/src/ui/(avatar|badge|empty-state|facts|given-stars|late-part|loaded|panel|read-failure|round-button|stars|toggle-row|use-copy|use-screen-size|user-link|user-head)\\.',
    '/src/features/(listing(?!/(viewer/|listing-(not-found|preview)\\.))|review/(queries|reviews)\\.)',
    '/src/features/account/public-user-(card|view)\\.',
    '/src/features/saved/(gone-notice|heart|kept-copy|queries|saved-listings|use-saved|use-toggle-saved)\\.',
    '/src/i18n/map-(listing|texts)\\.',
    '/src/map/(controls/position|kept-slot|lazy-map|map\\.module|map-panel|map-slot|small-map)\\.',
    '/src/routes/-(card-with-heart|listing-page|load-listing-and-viewer|public-profile)\\.',
  ].join('|'),
)

/** What a page does once it stands: what is saved is kept on the device, which is told of messages. */
const keeping = new RegExp(
  [
    '/src/cache/(each-of|good-answer|kept-areas|kept-files|kept-picture-path|kept-pictures|of-kept|usage)\\.',
    '/src/features/saved/(ask-to-stay|keep-listing|keep-plan|keep-progress|keeper|merge-saved|save-listing|town-maps|towns)\\.',
    '/src/features/push/(answer-worker|change-push|first-visit|is-told|kept-push|push-keeper|push-state|subscribe-device)\\.',
    '/src/routes/-(keepers|(device|saved)-keeper)\\.',
  ].join('|'),
)

/** Forms and tables. */
const smallParts = new RegExp(
  [
    '/src/ui/(day-input|field|focused|progress-bar|suggest-field|table|table-head|table-sort|text-area|text-counter|unfinished-day|use-rested|use-unsaved-work|write-failure)\\.',
    '/src/features/account/(account-(failure|form|input)|birth-date-input|field-names|kept-registration|left-notice|(login|new-password|register|reset-request)-form|unanswered-password|use-account-form|use-lead-on|verify-email)\\.',
    '/src/i18n/fault-sentence\\.',
    '/react-query/.*/useMutationState\\.',
    '/src/features/search/(address-form|find-location|location-picker|results-table|use-suggestions)\\.',
    '/src/routes/(-reset-password-page\\.|(login|register|resetpassword|resetpwd|verifyemail)\\..*tsr-split)',
  ].join('|'),
)

/** What sends, and what hears of what others do; hearts and what they ask stand on cards. */
const sending = new RegExp(
  [
    '/node_modules/idb/',
    '/src/cache/(cache-names|make-room)\\.',
    '/src/alone\\.',
    '/src/(outbox|sending)/(?!heart-of|known-items|pending-hearts)',
    '/src/features/outbox/unsent-link\\.',
    '/src/live/',
    '/src/features/(chat/(follow-chats|show-read)|manage/read-own-listings-again|reserve/read-reservations-again)\\.',
    '/src/routes/-live\\.',
  ].join('|'),
)

/** The pages behind the login, what is saved, and what they share. */
const memberPages = new RegExp(
  [
    '/node_modules/(linkify-it|uc\\.micro)/',
    '/query-core/.*/infiniteQueryObserver\\.',
    '/react-query/.*/(useInfiniteQuery|infiniteQueryOptions)\\.',
    '/src/routes/(-conversation-page|-dates-page|-notice-moves|-owner-page|-own-posts|-own-unsent|-reservation-page|-to-tab|(_member(?!\\.lend(?!_\\.dates))|saved|storage)\\..*tsr-split)',
    '/src/ui/(file-link|password-owner|send-state)\\.',
    '/src/cache/forget-drafts\\.',
    '/src/features/(availability|chat|manage|outbox/(kind-words|read-unsent|unsent-list)|own-data|profile(?!-picture/(?!upload-image))|push/(notification-settings|push-hint|push-moment)|reserve|review|saved|storage/(?!cache-inspector))',
  ].join('|'),
)

/** The form of a listing, and the pages of its place and its pictures. */
const lendPages = new RegExp(
  [
    '/src/routes/(-lend-page\\.|(lend|_member\\.lend(?!_\\.dates)).*tsr-split)',
    '/src/features/lend/',
    // The pictures in their order come with the drag and drop that they need.
    '/src/features/picture-editor/(?!(delete-picture|drag-by-finger|order-actions|picture-grid|picture-tile)\\.)',
    '/src/map/lazy-picker-map\\.',
    '/src/features/listing/listing-preview\\.',
    '/src/ui/(skeleton|text-input)\\.',
  ].join('|'),
)

/** What picks and sends pictures, and the profile picture, which nothing else needs. */
const uploads = new RegExp(
  [
    '/src/api/(upload|when(-[a-z-]+)?)\\.',
    '/src/i18n/picture-(failure-sentence|fault-words)\\.',
    '/src/off-thread\\.',
    '/src/ui/file-choice\\.',
    '/src/features/profile-picture/(?!upload-image-button\\.)',
  ].join('|'),
)

/** What stands on the page a moment after the rest. */
const lateParts = new RegExp(
  [
    '/node_modules/workbox-window/',
    '/src/features/shell/(app-worker|focus-keeper|hold-focus|install-hint|install-moment|install-prompt|kept-since|kept-visits|language-(dialog|offer)|late-bar|offered-language|use-install-hint)\\.',
  ].join('|'),
)

/** What a search asks besides its place. */
const filterDialog = new RegExp(
  [
    '/node_modules/react-aria-components/.*/Checkbox',
    '/src/features/search/(filter-(dates|dialog|prices|range)|kept-filter|term-choice)\\.',
    '/src/ui/check-group\\.',
  ].join('|'),
)

/** What members' pages share, and what keeps somebody from leaving one too early. */
const memberParts = new RegExp(
  [
    '/react-(aria|stately)/dist/private/checkbox/',
    '/src/ui/(calendar|choice-group|confirm-dialog|dialog|leave-guard|save-file|select|star-choice|switch|tabs)\\.',
    '/react-router/dist/esm/useBlocker\\.',
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
    translationFiles(),
    ariaWords(),
    firstPaint(),
    pageFiles(),
    siteFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'main.ts',
      // The app registers the worker itself, once the page stands.
      injectRegister: false,
      // The server makes one for each site.
      manifest: false,
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
    // Every browser that knows our styles preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What every page has is there before another chunk is asked for.
      resolveDependencies: (_url, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/\/(base|rolldown-runtime)-/.test(file))
          : files,
    },
    rolldownOptions: {
      // Which plugin took how long is of no use to who starts the app.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage, priority: 6 },
            { name: 'data', test: dataPages, priority: 5 },
            // Without anything of the app, behind which its worker would start later.
            { name: 'maplibre-gl', test: mapLibrary, priority: 7 },
            // Without what they import, which other pages need as well.
            {
              name: 'listing-parts',
              test: listingParts,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'sending', test: sending, priority: 4, includeDependenciesRecursively: false },
            { name: 'keeping', test: keeping, priority: 4, includeDependenciesRecursively: false },
            {
              name: 'small-parts',
              test: smallParts,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'member-parts', test: memberParts, priority: 2 },
            {
              name: 'filter',
              test: filterDialog,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'late-parts',
              test: lateParts,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'uploads', test: uploads, priority: 4, includeDependenciesRecursively: false },
            {
              name: 'lend-pages',
              test: lendPages,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'member-pages',
              test: memberPages,
              priority: 1,
              includeDependenciesRecursively: false,
            },
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
      '/media': 'http://127.0.0.1:8787',
      '/calendar': 'http://127.0.0.1:8787',
      '/test/mail': 'http://127.0.0.1:8787',
      '/sister': 'http://127.0.0.1:8787',
    },
  },
})
