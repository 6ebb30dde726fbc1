import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from './domain/durations.ts'
import * as limits from './limits.ts'

test('the client version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(limits.clientVersion).toBe(version)
})

/** What people and other programs rely on; whatever is not named here may change with its reasons. */
const told: Partial<Record<keyof typeof limits, unknown>> = {
  clientVersion: '0.1.7',
  textLimits: {
    about: 2000,
    details: 6000,
    privateNotes: 6000,
    chatMessage: 6000,
    review: 4000,
    note: 1000,
  },
  minPasswordLength: 8,
  stars: { least: 1, most: 5, byDefault: 5 },
  zoomLevels: { world: 1, continent: 5, city: 10, streets: 15, buildings: 20 },
  minSearchZoom: 12,
  minIconZoom: 16,
  markerTitleLength: 30,
  tabTitleLength: 50,
  defaultMapCentre: { lat: 13.7563, lng: 100.5018 },
  searchResultsAtMost: 1000,
  suggestedPlacesAtMost: 8,
  listingsAtMost: 1000,
  reviewsShownAtMost: 100,
  reportedMessagesAtMost: 10,
  listingPicturesAtMost: 20,
  uploadBytesAtMost: 15_000_000,
  picturePixelsAtMost: 50_000_000,
  picturesWaitingAtMost: 20,
  pictureSidePx: 600,
  smallPictureSidePx: 320,
  profilePictureSidePx: 200,
  profilePictureQuality: 80,
  profilePictureZoomStep: 0.95,
  groupingDecimals: 4,
  defaultReservedPeriods: 7,
  reservationFee: 0,
  requestLifetimeHours: 24,
  reservableYearsAhead: 4,
  buildingReachMetres: 150,
  buildingsNearAtMost: 10,
  blocksAtMost: 1000,
  importedCalendar: { bytesAtMost: 1_000_000 },
  calendarRefreshMs: 30 * minuteMs,
  calendarAllowance: { atOnce: 20, perMinute: 4 },
  calendarsWaitingAtMost: 20,
  wideSearchesWaitingAtMost: 10,
  minuteSteps: [0, 15, 30, 45],
  calendarCells: 42,
  oldestAgeYears: 100,
  cacheTimeMs: 5 * minuteMs,
  readTimeMs: 8000,
  readAtMostMs: minuteMs,
  allowances: {
    message: { atOnce: 60, perMinute: 30 },
    reservation: { atOnce: 30, perMinute: 1 / 2 },
    listing: { atOnce: 50, perMinute: 1 / 2 },
    registration: { atOnce: 30, perMinute: 1 },
  },
  pictureAllowance: { atOnce: 400, perMinute: 4 },
  heartAllowance: { atOnce: 200, perMinute: 30 },
  reportAllowance: { atOnce: 10, perMinute: 1 / 2 },
  ownDataAllowance: { atOnce: 10, perMinute: 1 / 5 },
  linkLifetimeHours: { verify: 24, reset: 1, moved: 48 },
  tryLimits: {
    login: { atOnce: 200, refillMs: 1000 },
    'login-account': { atOnce: 10, refillMs: 2 * minuteMs },
    'login-device': { atOnce: 10, refillMs: 2 * minuteMs },
    'login-source': { atOnce: 50, refillMs: 12_000 },
    'old-password': { atOnce: 10, refillMs: 2 * minuteMs },
    'verification-mail': { atOnce: 3, refillMs: 20 * minuteMs },
    'verification-address': { atOnce: 3, refillMs: 20 * minuteMs },
    'verification-source': { atOnce: 20, refillMs: minuteMs },
    'unverified-mail': { atOnce: 5, refillMs: dayMs / 5 },
    'reset-mail': { atOnce: 3, refillMs: 20 * minuteMs },
    'reset-source': { atOnce: 20, refillMs: minuteMs },
    newsletter: { atOnce: 10, refillMs: minuteMs },
    'taken-address': { atOnce: 20, refillMs: minuteMs },
  },
  sessionsAtMost: 50,
  pushPauseMs: 4000,
  pushDevicesAtMost: 20,
  toastTimeMs: 2000,
  undoTimeMs: 8000,
  typing: { typedMs: 120, deletedMs: 140 },
  coverflow: { idleMs: 8000, slideMs: 4000 },
  keptPlaceRadiusMetres: 2000,
  keptTownRadiusMetres: 10_000,
  mapAreaTilesAtMost: 2500,
  copyrightYears: '2024-2025',
}

test.each(Object.entries(told))('%s is what was said of it', (name, value) => {
  expect(limits).toMatchObject({ [name]: value })
})
