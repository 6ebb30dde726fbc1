import { dayMs, minuteMs } from './domain/durations.ts'

/** Every number of the product, in one place. @see docs/product.md §9 */

/** Raised by a person when stored shapes change; equal to the version in package.json. */
export const clientVersion = '0.1.7'

/** Text limits, in characters. @see contract/domain/text-length.ts */
export const textLimits = {
  title: 200,
  zip: 20,
  city: 100,
  depositTerms: 1000,
  details: 6000,
  privateNotes: 6000,
  name: 100,
  email: 254,
  phone: 40,
  about: 2000,
  chatMessage: 6000,
  review: 4000,
  keyword: 100,
  note: 1000,
  password: 256,
  geocode: 200,
  pictureSource: 500,
} as const

export const minPasswordLength = 8

/** In the main unit of any currency. */
export const amountAtMost = 1e12

export const stars = { least: 1, most: 5, byDefault: 5 } as const

export const zoomLevels = { world: 1, continent: 5, city: 10, streets: 15, buildings: 20 } as const
export const minSearchZoom = 12
export const minIconZoom = 16

export const markerTitleLength = 30
export const tabTitleLength = 50

/** The centre of Bangkok; the map's region is Thailand. */
export const defaultMapCentre = { lat: 13.7563, lng: 100.5018 } as const

export const searchResultsAtMost = 1000
export const suggestedPlacesAtMost = 8
export const listingsPerPage = 100
/** Of one user, on one site. */
export const listingsAtMost = 1000
export const reservationsPerPage = 100
/** Of one sitemap file, by the protocol. */
export const sitemapEntriesAtMost = 50_000
export const reviewsShownAtMost = 100
/** What the operator reads of a conversation that is reported. */
export const reportedMessagesAtMost = 10
export const listingPicturesAtMost = 20
export const uploadBytesAtMost = 15_000_000
export const picturePixelsAtMost = 50_000_000
/** A file of which nothing has moved for so long, on its way there or here, has lost its connection. */
export const stallMs = 30_000
/** Uploads of one user that are under way, and what all may take of the disk. */
export const uploadsAtOnce = 5
export const uploadBytesAtOnce = 1_000_000_000
/** Uploaded pictures whose turn has not come yet; with more, an upload is refused. */
export const picturesWaitingAtMost = 20
/** The longer side of a stored picture, and of its small copy. */
export const pictureSidePx = 600
export const smallPictureSidePx = 320
/** A profile picture is a square. */
export const profilePictureSidePx = 200
export const profilePictureQuality = 80
/** Of the part of a picture that is looked at, with each press on a zoom button. */
export const profilePictureZoomStep = 0.95

/** Decimals to which coordinates are rounded when listings without a building are grouped. */
export const groupingDecimals = 4

export const defaultReservedPeriods = 7
export const reservationFee = 0
export const requestLifetimeHours = 24
export const reservableYearsAhead = 4

/** How far from a point on the map buildings are offered for it, and how many. */
export const buildingReachMetres = 150
export const buildingsNearAtMost = 10

/** Blocked ranges of dates of one listing that are not over. */
export const blocksAtMost = 1000
export const calendarUrlLength = 2000
/** A calendar of another site: how large, how long and after how many redirects it may come, and how many
 *  ranges of dates it may take. */
export const importedCalendar = {
  bytesAtMost: 1_000_000,
  timeoutMs: 10_000,
  redirectsAtMost: 3,
  rangesAtMost: 2000,
} as const
/** How often an imported calendar is read again. */
export const calendarRefreshMs = 1_800_000
/** How often somebody may have calendars read at once, and how fast that fills up again. */
export const calendarAllowance = { atOnce: 20, perMinute: 4 } as const
/** Lenders whose turn to have a calendar read has not come yet; with more, one is refused. */
export const calendarsWaitingAtMost = 20
/** Searches of half a continent, parts of the map to be measured, and files of the sitemap, that wait for their turn. */
export const wideSearchesWaitingAtMost = 10
export const mapAreasWaitingAtMost = 10
export const sitemapsWaitingAtMost = 20
export const minuteSteps = [0, 15, 30, 45] as const
export const calendarCells = 42
export const oldestAgeYears = 100

export const cacheTimeMs = 300_000
/** A server that has not answered for so long counts as out of reach; the request goes on. */
export const readTimeMs = 8000
/** And what is only read is given up then: the connection may have died unnoticed. */
export const readAtMostMs = 60_000
/** How often what others may have changed is asked for where no events come. */
export const pollTimeMs = 30_000
/** Messages of a conversation in one answer. */
export const messagesPerPage = 50
/** How often somebody may do something at once, and how fast that fills up again. */
export interface Allowance {
  atOnce: number
  perMinute: number
}
/** What an operator may allow more or less of. */
export const allowances = {
  message: { atOnce: 60, perMinute: 30 },
  /** Each is a mail to its lender, and what becomes of it another. */
  reservation: { atOnce: 30, perMinute: 0.5 },
  /** More than somebody types in within a day. */
  listing: { atOnce: 50, perMinute: 0.5 },
  /** From one network, whatever becomes of them: what is limited by user is limited as well for whoever makes many. */
  registration: { atOnce: 30, perMinute: 1 },
} as const
export type Allowances = Record<keyof typeof allowances, Allowance>
/** The same of what stays on the server's disk for days, also when it is taken back at once. */
export const pictureAllowance = { atOnce: 400, perMinute: 4 } as const
export const heartAllowance = { atOnce: 200, perMinute: 30 } as const
/** The same for reports, each of which is a mail to the operator. */
export const reportAllowance = { atOnce: 10, perMinute: 0.5 } as const
/** The same for a file of all that is kept of a user, for which everything of theirs is read. */
export const ownDataAllowance = { atOnce: 10, perMinute: 0.2 } as const
/** How far ahead a listing may be dated by its lender's changes, each of which has a second of its own. */
export const listingDatedAheadAtMostMs = minuteMs
/** How long a link is good that was mailed to show whose an address is; and how long a former address is told that it
 *  is one. */
export const linkLifetimeHours = { verify: 24, reset: 1, moved: 48 } as const
/** How often is tried what could be guessed, would say whether an address is known here, or sends mails to somebody:
 *  so many at once, and one more after each so many milliseconds. Logins that find nothing out do not count. */
export const tryLimits = {
  /** Right ones count as well, since each takes the time of a hash: from one network, or of a user on their devices. */
  login: { atOnce: 200, refillMs: 1000 },
  /** Of wrong passwords for one address, whoever tries. */
  'login-account': { atOnce: 10, refillMs: 2 * minuteMs },
  /** The same from a device on which its user has logged in before. */
  'login-device': { atOnce: 10, refillMs: 2 * minuteMs },
  'login-source': { atOnce: 50, refillMs: 12_000 },
  'old-password': { atOnce: 10, refillMs: 2 * minuteMs },
  'verification-mail': { atOnce: 3, refillMs: 20 * minuteMs },
  /** The same to one address, whoever says that it is theirs. */
  'verification-address': { atOnce: 3, refillMs: 20 * minuteMs },
  /** Mails of what others did, to one address that nobody has verified: 5 at once, and 5 a day. */
  'unverified-mail': { atOnce: 5, refillMs: dayMs / 5 },
  'verification-source': { atOnce: 20, refillMs: minuteMs },
  'reset-mail': { atOnce: 3, refillMs: 20 * minuteMs },
  'reset-source': { atOnce: 20, refillMs: minuteMs },
  newsletter: { atOnce: 10, refillMs: minuteMs },
  'taken-address': { atOnce: 20, refillMs: minuteMs },
} as const
/** Sessions of a user; with more, the one ends that was opened longest ago. */
export const sessionsAtMost = 50
/** How long a message waits for being read before devices are told of it; then no device is. */
export const pushPauseMs = 4000
/** What a push says of a title and of a message, in characters as people count them. */
export const pushTextLengths = { title: 60, body: 150 } as const
/** Devices of a user that are told; with more, the one that asked longest ago is not. */
export const pushDevicesAtMost = 20
export const pushEndpointLength = 2000
export const toastTimeMs = 2000
/** How long what was taken back can be had again. */
export const undoTimeMs = 8000
/** The landing page's typing: each letter that comes or goes, and a whole word before it goes. */
export const typing = { typedMs: 120, deletedMs: 140, restMs: 1400 } as const
/** The viewer of pictures counts in ticks of 16 ms: how long nobody does anything before it plays, and how
 *  long each picture stays then. */
export const coverflow = { idleMs: 62.5 * 8 * 16, slideMs: 62.5 * 4 * 16 } as const
/** Of one kind that are in memory at once, of all that somebody downloads of themselves. */
export const ownDataRowsAtOnce = 500
export const requestBodyBytes = 1_000_000

/** Listings and answers that were looked at; the oldest make room. */
export const listingsOnDeviceAtMost = 5000
export const queriesOnDeviceAtMost = 400

/** What belongs to a saved listing is read anew so often, and whenever the saved ones are looked at. */
export const keptRefreshMs = dayMs
/** Of the map around a saved listing, and of a town's that is kept on request. */
export const keptPlaceRadiusMetres = 2000
export const keptTownRadiusMetres = 10_000

/** Of a part of the map that is kept on a device. */
export const mapAreaRadiusMetresAtMost = 20_000
export const mapAreaTilesAtMost = 2500

export const copyrightYears = '2024-2025'
