import { posix } from 'node:path'

/** Who may import what between the folders of the house: the first zone that holds a file counts.
 *  A zone may always import itself. @see docs/architecture.md */
export const zones = [
  { folder: 'sites', may: ['contract/domain', 'contract/limits.ts', 'server/demo'] },
  { folder: 'contract/wire', may: ['contract/limits.ts', 'contract/domain'] },
  { folder: 'contract/domain', may: ['contract/limits.ts', 'sites/all.gen.ts'] },
  { folder: 'contract', may: ['contract'] },
  { folder: 'src/api', may: ['contract', 'src/log.ts'] },
  { folder: 'src/database', may: [] },
  { folder: 'src/outbox', may: ['contract', 'src/database', 'src/in-time.ts'] },
  {
    folder: 'src/cache',
    may: [
      'contract',
      'src/api',
      'src/map/map-source.ts',
      'src/database',
      'src/changing.ts',
      'src/in-time.ts',
      'src/log.ts',
      'src/turns.ts',
    ],
  },
  {
    folder: 'src/sending',
    may: [
      'contract',
      'src/api',
      'src/outbox',
      'src/cache',
      'src/alone.ts',
      'src/changing.ts',
      'src/log.ts',
    ],
  },
  { folder: 'src/live', may: ['contract'] },
  {
    folder: 'src/i18n',
    may: [
      'contract/domain',
      'contract/limits.ts',
      'sites/texts.ts',
      'src/api',
      'src/cache',
      'src/log.ts',
      'src/site.ts',
    ],
  },
  {
    folder: 'src/map',
    may: ['contract/domain', 'contract/limits.ts', 'src/styles', 'src/changing.ts', 'src/log.ts'],
  },
  {
    folder: 'src/ui',
    may: [
      'contract/limits.ts',
      'contract/domain/durations.ts',
      'contract/domain/text-length.ts',
      'src/i18n',
      'src/styles',
      'src/changing.ts',
      'src/log.ts',
      'src/site.ts',
    ],
  },
  {
    folder: 'src/features/*',
    may: [
      'contract',
      'src/api',
      'src/sending',
      'src/live',
      'src/outbox',
      'src/cache',
      'src/ui',
      'src/map',
      'src/i18n',
      'src/alone.ts',
      'src/changing.ts',
      'src/in-time.ts',
      'src/log.ts',
      'src/off-thread.ts',
      'src/site.ts',
    ],
  },
  {
    folder: 'src/routes',
    may: [
      'contract',
      'src/api',
      'src/live',
      'src/features',
      'src/ui',
      'src/i18n',
      'src/log.ts',
      'src/site.ts',
    ],
  },
  { folder: 'src', onlyItsFiles: true, may: ['contract', 'src'] },
  {
    folder: 'sw',
    may: [
      'contract',
      'src/outbox',
      'src/cache/cache-names.ts',
      'src/cache/each-of.ts',
      'src/cache/good-answer.ts',
      'src/cache/kept-picture-path.ts',
      'src/cache/make-room.ts',
    ],
  },
  {
    folder: 'server/media',
    may: [
      'contract/domain',
      'contract/limits.ts',
      'server/caching.ts',
      'server/db/start-error.ts',
      'server/slots.ts',
      'server/web-address.ts',
    ],
  },
  {
    folder: 'server/calendar',
    may: [
      'contract/domain',
      'contract/limits.ts',
      'server/policies',
      'server/public-lookup.ts',
      'server/slots.ts',
      'server/thread.ts',
    ],
  },
  { folder: 'server/metrics', may: ['server/within.ts'] },
  { folder: 'server/policies', may: ['contract/domain'] },
  {
    folder: 'server/db',
    may: [
      'server/metrics',
      'contract/domain',
      'server/built.ts',
      'server/thread.ts',
      'server/rounds.ts',
      'server/within.ts',
    ],
  },
  {
    folder: 'server/geo',
    may: [
      'contract/domain',
      'server/made-once.ts',
      'server/read-at-most.ts',
      'server/slots.ts',
      'server/thread.ts',
      'server/web-address.ts',
    ],
  },
  {
    folder: 'server/tiles',
    may: [
      'contract/domain',
      'server/built.ts',
      'server/escape-html.ts',
      'server/field-of.ts',
      'server/pause-after.ts',
      'server/read-at-most.ts',
      'server/recent.ts',
      'server/web-address.ts',
    ],
  },
  {
    folder: 'server/map-style',
    may: [
      'contract/domain',
      'server/field-of.ts',
      'server/pause-after.ts',
      'server/read-at-most.ts',
      'server/web-address.ts',
    ],
  },
  {
    folder: 'server/mail',
    may: [
      'server/metrics',
      'contract/domain',
      'contract/limits.ts',
      'server/db',
      'server/escape-html.ts',
      'server/pause-after.ts',
      'server/recent.ts',
    ],
  },
  {
    folder: 'server/push',
    may: [
      'server/metrics',
      'contract/domain',
      'contract/limits.ts',
      'server/db',
      'server/policies',
      'server/public-lookup.ts',
      'server/mail/language.ts',
      'server/pause-after.ts',
      'server/take-due.ts',
    ],
  },
  {
    folder: 'server/services',
    may: [
      'server/metrics',
      'contract/domain',
      'contract/limits.ts',
      'contract/pages.ts',
      'server/policies',
      'server/db',
      'server/media',
      'server/calendar',
      'server/made-once.ts',
      'server/pause-after.ts',
      'server/slots.ts',
      'server/take-due.ts',
    ],
  },
  { folder: 'server/openapi', may: ['contract'] },
  {
    folder: 'server/plugins',
    may: [
      'server/metrics',
      'contract',
      'server/services',
      'server/db/idempotency.ts',
      'server/db/sqlstate.ts',
      'server/geo/geocoder-away-error.ts',
      'server/media/media-away-error.ts',
      'server/caching.ts',
      'server/escape-html.ts',
      'server/site.ts',
      'server/made-once.ts',
      'server/slots.ts',
      'server/map-style',
      'server/openapi',
      'sites',
    ],
  },
  {
    folder: 'server/routes',
    may: [
      'contract',
      'server/services',
      'server/plugins',
      'server/openapi',
      'server/media',
      'server/tiles',
      'server/event-hub.ts',
      'server/mail',
      'server/caching.ts',
      'server/escape-html.ts',
    ],
  },
  {
    folder: 'server/admin',
    may: [
      'contract/domain',
      'server/db',
      'server/media',
      'server/services',
      'server/config.ts',
      'server/open-media.ts',
      'server/site.ts',
    ],
  },
  {
    folder: 'server/demo',
    may: [
      'contract',
      'server/db',
      'server/geo',
      'server/media',
      'server/services',
      'server/built.ts',
      'server/slots.ts',
      'sites',
    ],
  },
  { folder: 'server', onlyItsFiles: true, may: ['contract', 'server', 'sites'] },
]

const tested = /\.(test|fixture)\.tsx?$/
const houses = ['sites', 'contract', 'src', 'sw', 'server', 'tests', 'tools', 'bench']

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`)

/** The folder itself, with what stood for `*`; null when the file is elsewhere. */
function folderFor(path, pattern) {
  if (!pattern.endsWith('/*')) return isBelow(path, pattern) ? pattern : null
  const parent = pattern.slice(0, -2)
  if (!isBelow(path, parent) || path === parent) return null
  return posix.join(parent, path.slice(parent.length + 1).split('/')[0])
}

function targetOf(from, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1).split('?')[0]
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier).split('?')[0]
  return null
}

/** Why a file must not import this, or null when it may.
 *  @param from the importing file, from the project's root */
export function forbidden(from, specifier) {
  if (tested.test(from) || !houses.some((house) => isBelow(from, house))) return null
  const target = targetOf(from, specifier)
  if (target === null) return serverLibraryIn(from, specifier)
  for (const { folder, onlyItsFiles, may } of zones) {
    const home = folderFor(from, folder)
    if (!home) continue
    if (onlyItsFiles && posix.dirname(from) !== home) {
      return `${posix.dirname(from)} may not be a folder of ${home} before tools/lint/zones.js knows it.`
    }
    if (isBelow(target, home) || may.some((allowed) => isBelow(target, allowed))) return null
    return `${home} may not import ${target}; it may import ${may.join(', ')}.`
  }
  return null
}

/** Use cases know nothing of HTTP, and what both sides share knows no library but the schemas'. */
function serverLibraryIn(from, specifier) {
  if (isBelow(from, 'server/services') && /^@?fastify/.test(specifier)) {
    return 'server/services may not import the HTTP library.'
  }
  if (isBelow(from, 'contract') && specifier !== 'zod/mini') {
    return 'contract may import the schema library zod/mini only.'
  }
  if (!isBelow(from, 'src/map') && /^(maplibre-gl|react-map-gl)/.test(specifier)) {
    return 'src/map alone may import the map libraries.'
  }
  return null
}
