import { expect, test } from 'vitest'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError, NetworkError } from '#src/api/api-error.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { locationFault } from './find-location.ts'

const { code } = errorCodes['not-there']

test.each([
  [new ApiError('This place is not there.', { code }), 'Location not found'],
  [new ApiError('An answer without a place', { code: 0 }), 'Unable to locate'],
  [new NetworkError(new TypeError()), 'Failed to fetch location'],
  [new RangeError('Invalid time value'), 'An error occurred while locating'],
])('after %s it is said: %s', (error, sentence) => {
  expect(i18n._(locationFault(error))).toBe(sentence)
})
