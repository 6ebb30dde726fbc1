import { expect, test } from 'vitest'
import { dayMs } from '#contract/domain/durations.ts'
import { afterVisit, isInstallMoment, noVisits } from './install-moment.ts'

const nowMs = Date.parse('2026-11-21T10:00:00Z')
const here = { nowMs, pathname: '/rent', hasSaved: false }
const regular = { ...noVisits, days: 2 }

test('nobody is asked at first sight, however often they look that day', () => {
  const day = afterVisit(afterVisit(noVisits, 'Sat Nov 21 2026'), 'Sat Nov 21 2026')
  expect(day.days).toBe(1)
  expect(isInstallMoment(day, here)).toBe(false)
})

test('who comes back on another day is asked', () => {
  const visits = afterVisit(afterVisit(noVisits, 'Fri Nov 20 2026'), 'Sat Nov 21 2026')
  expect(isInstallMoment(visits, here)).toBe(true)
})

test('who has saved or reserved something is asked on the first day', () => {
  const visits = { ...noVisits, days: 1 }
  expect(isInstallMoment(visits, { ...here, hasSaved: true })).toBe(true)
  expect(isInstallMoment({ ...visits, hasReserved: true }, here)).toBe(true)
})

test('who declined is left alone for ninety days', () => {
  const declined = (daysAgo: number) => ({ ...regular, declinedMs: nowMs - daysAgo * dayMs })
  expect(isInstallMoment(declined(0), here)).toBe(false)
  expect(isInstallMoment(declined(89), here)).toBe(false)
  expect(isInstallMoment(declined(90), here)).toBe(true)
})

test('who declined by a clock that was far ahead is not left alone for ever', () => {
  const declined = (daysAhead: number) => ({ ...regular, declinedMs: nowMs + daysAhead * dayMs })
  expect(isInstallMoment(declined(89), here)).toBe(false)
  expect(isInstallMoment(declined(90), here)).toBe(true)
})

test.each(['/login', '/register', '/lend', '/newchat/1', '/hostchat/2', '/reserve/3'])(
  'nobody is asked while typing at %s',
  (pathname) => expect(isInstallMoment(regular, { ...here, pathname })).toBe(false),
)

test('a reservation that was made is no page to type on', () => {
  expect(isInstallMoment(regular, { ...here, pathname: '/reserve/view/3' })).toBe(true)
})
