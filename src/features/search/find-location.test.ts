import { expect, test } from 'vitest'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { zoomLevels } from '#contract/limits.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError, NetworkError } from '#src/api/api-error.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { cameraOn, locationFault } from './find-location.ts'
import { cityZoom } from './search-location.ts'

const { code } = errorCodes['not-there']

test.each([
  [new ApiError('This place is not there.', { code }), 'Location not found'],
  [new ApiError('An answer without a place', { code: 0 }), 'Unable to locate'],
  [new ApiError('Please try again soon.', { code: 503 }), 'Failed to fetch location'],
  [new ApiError('Something went wrong here.', { code: 500 }), 'Failed to fetch location'],
  [new ApiError('Too many tries. Please wait.', { code: 7 }), 'Failed to fetch location'],
  [new ApiError('Invalid input', { code: 4 }), 'Failed to fetch location'],
  [new NetworkError(new TypeError()), 'Failed to fetch location'],
  [new RangeError('Invalid time value'), 'An error occurred while locating'],
])('after %s it is said: %s', (error, sentence) => {
  expect(i18n._(locationFault(error))).toBe(sentence)
})

test('a proposed preset city is shown as a whole, and what else has its name is not', () => {
  const [pattaya] = presetCities
  if (!pattaya) throw new Error('There is no preset city')
  const { city, place } = pattaya
  const near = { lat: place.lat + 0.01, lng: place.lng }
  expect(cameraOn({ name: city.toUpperCase(), place: near })).toEqual({ ...place, zoom: cityZoom })
  const elsewhere = { lat: 33.66, lng: -95.55 }
  const streets = { ...elsewhere, zoom: zoomLevels.streets }
  expect(cameraOn({ name: city, place: elsewhere })).toEqual(streets)
})
