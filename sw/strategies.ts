import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cacheNames } from '#src/cache/cache-names.ts'
import { isLasting } from '#src/cache/good-answer.ts'
import { makeRoom } from '#src/cache/make-room.ts'
import { goodAnswers } from './good-answers.ts'

registerQuotaErrorCallback(makeRoom)

/** A chunk's name holds its content's hash: what is cached stays right for ever. A version brings
 *  some twenty late files, so those of one that runs and of one that waits fit, and what is looked at besides. */
export const chunks = new CacheFirst({
  cacheName: cacheNames.chunks,
  plugins: [goodAnswers, new ExpirationPlugin({ maxEntries: 60 })],
})

/** So does a picture's. */
export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [goodAnswers, new ExpirationPlugin({ maxEntries: 400 })],
})

const lasting: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isLasting(response) ? response : null),
}

/** The tile's address holds the version of the drawing; one that stands in for another, as the server says, is not
 *  kept. */
export const tiles = new CacheFirst({
  cacheName: cacheNames.tiles,
  plugins: [goodAnswers, lasting, new ExpirationPlugin({ maxEntries: 1500 })],
})

/** Where the map comes from changes only when the operator says so. An answer that is not to be kept
 *  (`no-store`) came with a policy that may be incomplete. */
export const mapSource = new StaleWhileRevalidate({
  cacheName: cacheNames.mapSource,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200], headers: { 'cache-control': 'no-cache' } }),
    goodAnswers,
  ],
})
