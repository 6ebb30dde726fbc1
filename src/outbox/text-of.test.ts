import { expect, test } from 'vitest'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { textOf } from './text-of.ts'

const itemWith = (body: unknown) =>
  keptItem({ request: { method: 'POST', path: '/api/reserve/reviewrenter', body } })

test('a message says its text', () => {
  expect(textOf(keptItem())).toBe('Hello')
})

test('a review says what it has on the person and on the place', () => {
  const body = { reservationId: 1, reviewUser: 'Kind.', starsUser: 5, reviewItem: 'Bright.' }
  expect(textOf(itemWith(body))).toBe('Kind.\nBright.')
  expect(textOf(itemWith({ ...body, reviewUser: '' }))).toBe('Bright.')
})

test('a report says its note', () => {
  expect(textOf(itemWith({ Reason: 'scam', Note: 'Wants money.' }))).toBe('Wants money.')
})

test('what has no words says nothing', () => {
  expect(textOf(itemWith(null))).toBe('')
  expect(textOf(itemWith({ reservationId: 1, starsUser: 5 }))).toBe('')
})
