import { expect, it } from 'vitest'
import { zoneAt } from './zone.ts'

it.each([
  [13.75, 100.5, 'Asia/Bangkok'],
  [16.07, 108.22, 'Asia/Ho_Chi_Minh'],
  [53.55, 9.99, 'Europe/Berlin'],
  [40.71, -74.01, 'America/New_York'],
  [-45.57, -72.07, 'America/Punta_Arenas'],
])('knows the zone at %d, %d', (lat, lng, zone) => {
  expect(zoneAt({ lat, lng })).toBe(zone)
})

it('names only zones that this Node knows', () => {
  const names = new Set<string>()
  for (let lat = -90; lat <= 90; lat += 0.5) {
    for (let lng = -180; lng <= 180; lng += 0.5) names.add(zoneAt({ lat, lng }))
  }
  expect(names.size).toBeGreaterThan(400)
  for (const timeZone of names) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow()
  }
})

it.each([
  [91, 0],
  [0, 181],
  [NaN, 0],
])('refuses %d, %d', (lat, lng) => {
  expect(() => zoneAt({ lat, lng })).toThrow(RangeError)
})
