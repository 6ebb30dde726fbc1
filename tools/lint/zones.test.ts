import { expect, test } from 'vitest'
import { forbidden } from './zones.js'

test.each([
  ['contract/domain/stay.ts', './zone.ts'],
  ['contract/endpoints/rent.ts', '../codecs/listing.ts'],
  ['src/features/search/queries.ts', '#contract/endpoints/rent.ts'],
  ['src/features/search/queries.ts', './search-location.ts'],
  ['src/routes/rent.tsx', '#src/features/search/queries.ts'],
  ['server/routes/rent.ts', '#server/services/listings.ts'],
  ['server/services/listings.ts', '#server/policies/listing.ts'],
  ['src/map/base-map.tsx', 'maplibre-gl'],
  ['sw/routes.ts', '#src/cache/cache-names.ts'],
])('%s may import %s', (from, specifier) => {
  expect(forbidden(from, specifier)).toBeNull()
})

test.each([
  ['contract/domain/stay.ts', '../codecs/listing.ts'],
  ['contract/domain/stay.ts', 'date-fns'],
  ['contract/limits.ts', '#server/config.ts'],
  ['src/features/search/queries.ts', '#src/features/listing/queries.ts'],
  ['src/features/search/queries.ts', '../listing/queries.ts'],
  ['src/features/search/queries.ts', '#server/config.ts'],
  ['src/ui/button.tsx', '#src/api/call.ts'],
  ['src/features/listing/listing-view.tsx', 'maplibre-gl'],
  ['server/routes/rent.ts', '#server/db/repositories/listings.ts'],
  ['server/services/listings.ts', '#server/plugins/session.ts'],
  ['server/services/listings.ts', 'fastify'],
  ['server/policies/listing.ts', '#server/db/schema.ts'],
  ['sw/routes.ts', '#src/cache/query-store.ts'],
  ['server/newcomer/index.ts', '#server/db/schema.ts'],
])('%s may not import %s', (from, specifier) => {
  expect(forbidden(from, specifier)).toMatch(/may/)
})
