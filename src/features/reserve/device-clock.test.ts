import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { defaultStay, stayFault } from '#contract/domain/stay.ts'
import { freedomOf, nearestFree, reservableSpan } from './free-time.ts'
import { dayOf, timeOf } from './wall-day.ts'

const zones = ['Asia/Bangkok', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']

describe.each(zones)('a device in front of a listing in %s', (zone) => {
  const serverNow = new Date('2026-11-21T10:40:00Z')
  const proposed = (deviceNow: Date) =>
    rentPeriods.map((period) => stayFault(defaultStay(deviceNow, period, zone), serverNow, zone))

  test('whose clock is right proposes what the server takes', () => {
    expect(new Set(proposed(serverNow))).toEqual(new Set([null]))
  })

  test('whose clock is an hour fast proposes what the server takes', () => {
    const deviceNow = new Date(serverNow.getTime() + hourMs)
    expect(new Set(proposed(deviceNow))).toEqual(new Set([null]))
  })

  test('whose clock is an hour slow proposes an hour that the server calls past', () => {
    const deviceNow = new Date(serverNow.getTime() - hourMs)
    expect(new Set(proposed(deviceNow))).toEqual(new Set(['past']))
  })

  test('whose clock is an hour slow is right about every later hour', () => {
    const deviceNow = new Date(serverNow.getTime() - hourMs)
    const span = reservableSpan(deviceNow, zone)
    const today = dayOf(deviceNow, zone)
    const { hour } = timeOf(serverNow, zone)
    const options = { role: 'from', taken: [], span, zone } as const
    const from = nearestFree(today, { hour, minute: 45 }, options)
    expect(stayFault({ from, to: new Date(from.getTime() + hourMs) }, serverNow, zone)).toBeNull()
  })
})

describe('around midnight in Bangkok', () => {
  const zone = 'Asia/Bangkok'
  const openedAt = (text: string) => reservableSpan(new Date(text), zone)

  test('a slow device still has the last hour of yesterday, a fast one has lost that of today', () => {
    const yesterday = dayOf(new Date('2026-11-21T12:00:00Z'), zone)
    expect(freedomOf(yesterday, [], openedAt('2026-11-21T16:30:00Z'), zone)).toBe('open')
    expect(freedomOf(yesterday, [], openedAt('2026-11-21T17:30:00Z'), zone)).toBe('closed')
  })

  test('at the turn of a year a fast device reaches a year further than the server', () => {
    const serverNow = new Date('2026-12-31T16:30:00Z')
    const { to } = openedAt('2026-12-31T17:30:00Z')
    expect(stayFault({ from: new Date('2027-01-05T05:00:00Z'), to }, serverNow, zone)).toBe(
      'too-far',
    )
    const { to: slow } = openedAt('2026-12-31T15:30:00Z')
    expect(
      stayFault({ from: new Date('2027-01-05T05:00:00Z'), to: slow }, serverNow, zone),
    ).toBeNull()
  })
})
