import { describe, expect, it, test } from 'vitest'
import { meaningOf, readRetryAfter } from './answer.ts'
import type { OutboxKind } from './kinds.ts'

const own = (errorCode: number, fields: object = {}) =>
  JSON.stringify({ success: errorCode === 0, message: 'So.', errorCode, resObj: null, ...fields })
const page = '<!doctype html><title>Log in to the Wi-Fi</title>'
const asks = (status: number, text: string, kind: OutboxKind = 'renter-message') =>
  meaningOf(kind, { status, retryAfterSeconds: null, text })

test.each([
  [200, own(0), 'acknowledge'],
  [200, own(4), 'refuse'],
  [401, own(1), 'sign-out'],
  [403, own(2), 'refuse'],
  [404, own(3), 'refuse'],
  [422, own(4), 'refuse'],
  [409, own(5), 'refuse'],
  [409, own(6), 'refuse'],
  [403, own(9), 'renew'],
  [422, own(10), 'refuse'],
  [409, own(11), 'park'],
  [409, own(12), 'refuse'],
  [408, own(4), 'delay'],
  [425, own(4), 'delay'],
  [429, own(7), 'delay'],
  [500, own(500), 'delay'],
  [503, own(503), 'delay'],
  [503, own(0), 'delay'],
])('%i with %s means %s', (status, text, type) => {
  expect(asks(status, text)).toMatchObject({ type })
})

test.each([
  [200, page, 'connection'],
  [302, '', 'connection'],
  [200, '', 'connection'],
  [200, 'null', 'connection'],
  [200, '{"success":true}', 'connection'],
  [200, own(0).slice(0, -4), 'connection'],
  [200, own(0, { success: 'true' }), 'connection'],
  [200, own(0, { message: undefined }), 'connection'],
  [200, own(0, { errorCode: '0' }), 'connection'],
  [511, page, 'connection'],
  [401, page, 'server'],
  [404, page, 'server'],
  [502, page, 'server'],
  [504, '', 'server'],
])('%i with %j is no answer of ours: what was sent waits for the %s', (status, text, waitsFor) => {
  const fault = { message: `HTTP ${status}`, code: null, resObj: null }
  expect(asks(status, text)).toEqual({ type: 'delay', waitsFor, afterMs: null, fault })
})

it('hands on what the server says', () => {
  const resObj = { PeriodPrice: 5000 }
  expect(asks(200, own(0, { resObj }))).toEqual({ type: 'acknowledge', answer: resObj })
  const fault = { message: 'So.', code: 6, resObj }
  expect(asks(409, own(6, { resObj }))).toEqual({ type: 'refuse', fault })
  expect(asks(403, own(9, { token: 'fresh' }))).toMatchObject({ token: 'fresh' })
  expect(asks(403, own(9, { token: 5 }))).toMatchObject({ token: null })
})

it('waits as long as the server asks, whether or not the answer is ours', () => {
  const busy = (text: string) =>
    meaningOf('reservation', { status: 503, retryAfterSeconds: 7, text })
  expect(busy(own(503))).toMatchObject({ afterMs: 7000 })
  expect(busy(page)).toMatchObject({ afterMs: 7000 })
})

it('takes a heart for a listing that is gone as done, and a message to one as refused', () => {
  expect(asks(404, own(3), 'heart')).toEqual({ type: 'acknowledge', answer: null })
  expect(asks(404, own(3))).toMatchObject({ type: 'refuse' })
})

test.each([
  [403, 2],
  [404, 3],
])(
  '%i with code %i is the end of a mark in a conversation, which nobody would hear of',
  (status, code) => {
    expect(asks(status, own(code), 'read-mark')).toEqual({ type: 'acknowledge', answer: null })
  },
)

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-11-21T12:00:00Z')

  test.each([
    [null, null],
    ['', null],
    [' ', null],
    ['0', 0],
    ['120', 120],
    [' 5 ', 5],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Saturday, 21-Nov-26 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:59:00 GMT', null],
    ['-5', null],
    ['1e9', null],
    ['Infinity', null],
    ['soon', null],
    ['soon 1', null],
    ['2026', 2026],
  ])('of %j is %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, nowMs)).toBe(seconds)
  })
})
