import type { Kysely } from 'kysely'
import type { ReferenceRates } from '#contract/domain/exchange.ts'
import type { LatLng } from '#contract/domain/place.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'
import type { Allowances } from '#contract/limits.ts'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import type { RecentListings } from '#server/db/repositories/recent-listings.ts'
import type { StatisticsReader } from '#server/db/repositories/listing-statistics.ts'
import type { Schema } from '#server/db/schema.ts'
import type { madeOnce } from '#server/made-once.ts'
import type { MediaStore } from '#server/media/media-store.ts'

/** Of an address: services that look it up have their own way to say the country. */
export type NamedPoint = LatLng & { name: string }

export interface FoundPlace extends NamedPoint {
  country: string
}

/** As the browser takes them: base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** What the use cases stand on; tests give their own clock. */
export interface Context {
  db: Kysely<Schema>
  /** Whether the database is sharded by listing. */
  isSharded: boolean
  /** Whether the database works on several statements at the same time, as the embedded one does not. */
  isParallel: boolean
  recentListings: RecentListings
  listingStatistics: StatisticsReader
  /** Once for all who ask within half a minute; each count by the site's id. */
  countOnce: ReturnType<typeof madeOnce<number[]>>
  now(): Date
  /** Signs CSRF tokens; the same in every process. */
  secret: string
  /** Sign pushes; the same in every process, and for as long as devices are to be told without asking again. */
  vapidKeys: VapidKeys
  rates: ReferenceRates
  media: MediaStore
  calendars: CalendarSource
  /** Stands in the names of all events that leave; the same in every process, and of this database alone. */
  calendarMark: string
  /** Best match first. */
  findPlaces(text: string, limit: number): Promise<NamedPoint[]>
  /** For the beginning of a name, likeliest first. */
  suggestPlaces(text: string, limit: number): Promise<FoundPlace[]>
  nearestPlace(at: LatLng): Promise<FoundPlace | null>
  /** Gzipped vector tile, null when it is empty. */
  tile({ z, x, y }: TileAddress): Promise<Uint8Array | null>
  /** IANA zone of a point. */
  zoneAt(at: LatLng): string
  allowances: Allowances
  /** Has queued mails sent now; called after the commit, since before it nobody sees them. */
  wakeMailer(): void
  /** Has devices told of what is queued now, once it has waited for being read; called after the commit as well. */
  wakePusher(): void
}
