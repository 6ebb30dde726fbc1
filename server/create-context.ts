import type { Kysely } from 'kysely'
import { allowances as usualAllowances, type Allowances } from '#contract/limits.ts'
import { openCalendarSource, type CalendarSource } from './calendar/calendar-source.ts'
import { newUidMark } from './calendar/own-uid.ts'
import { findRates } from './db/repositories/exchange-rates.ts'
import { recentListings } from './db/repositories/recent-listings.ts'
import { statisticsReader } from './db/repositories/listing-statistics.ts'
import { newSecretToken } from './db/secret-token.ts'
import { isSharded } from './db/repositories/sharding.ts'
import { settingOrStore } from './db/repositories/settings.ts'
import type { Schema } from './db/schema.ts'
import type { Gazetteer } from './geo/gazetteer.ts'
import type { Geocoder } from './geo/nominatim.ts'
import { isPlaceName } from './geo/place-query.ts'
import { zoneAt } from './geo/zone.ts'
import { madeOnce } from './made-once.ts'
import type { MediaStore } from './media/media-store.ts'
import { newPrivateKey, vapidKeysOf } from './push/vapid-keys.ts'
import type { Context } from './services/context.ts'

const listingsInMemory = 4000
/** Among a million listings the preset cities are counted for a good part of a second. */
const countedForMs = 30_000

/** What the use cases stand on, over a migrated database. */
export async function createContext({
  db,
  isParallel,
  gazetteer,
  geocoder = null,
  media,
  tile,
  sessionSecret,
  now = () => new Date(),
  allowances = usualAllowances,
  sharedCountsMs = countedForMs,
  wakeMailer = () => undefined,
  vapidPrivateKey = null,
  wakePusher = () => undefined,
  calendars = openCalendarSource(),
}: {
  db: Kysely<Schema>
  isParallel: boolean
  gazetteer: Promise<Pick<Gazetteer, 'search' | 'suggest' | 'nearest'>>
  /** Null looks addresses up in the gazetteer. */
  geocoder?: Geocoder | null
  media: MediaStore
  tile: Context['tile']
  sessionSecret: string | null
  now?: () => Date
  allowances?: Allowances
  sharedCountsMs?: number
  wakeMailer?: () => void
  /** Null takes one that is made once. */
  vapidPrivateKey?: string | null
  wakePusher?: () => void
  calendars?: CalendarSource
}): Promise<Context> {
  return {
    db,
    isSharded: await isSharded(db),
    isParallel,
    recentListings: recentListings(db, listingsInMemory),
    listingStatistics: statisticsReader(db, now),
    countOnce: madeOnce({ forMs: sharedCountsMs, bytesAtMost: 10_000, bytesOf: () => 200 }),
    now,
    secret: sessionSecret ?? (await settingOrStore(db, 'session-secret', newSecretToken)),
    rates: await findRates(db),
    media,
    calendars,
    calendarMark: await settingOrStore(db, 'calendar-mark', newUidMark),
    findPlaces: async (text, limit) =>
      geocoder && isPlaceName(text) ? geocoder(text) : (await gazetteer).search(text, limit),
    suggestPlaces: async (text, limit) => (await gazetteer).suggest(text, limit),
    nearestPlace: async (at) => (await gazetteer).nearest(at),
    tile,
    zoneAt,
    allowances,
    wakeMailer,
    vapidKeys: vapidKeysOf(
      vapidPrivateKey ?? (await settingOrStore(db, 'vapid-private-key', newPrivateKey)),
    ),
    wakePusher,
  }
}
