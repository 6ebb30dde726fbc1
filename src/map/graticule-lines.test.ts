import { expect, it } from 'vitest'
import { graticuleLines } from './graticule-lines.ts'

const around = (lat: number, lng: number, degrees: number) => ({
  south: lat - degrees,
  west: lng - degrees,
  north: lat + degrees,
  east: lng + degrees,
})
const labelsOf = (...view: Parameters<typeof graticuleLines>) =>
  graticuleLines(...view).features.map(({ properties }) => properties?.['label'])

it('has lines at round degrees, with their names', () => {
  const labels = labelsOf(around(13.75, 100.5, 0.01), 15)
  expect(labels).toContain('13.750° N')
  expect(labels).toContain('100.500° E')
})

it('keeps the lines about as far apart at every zoom', () => {
  for (let zoom = 12; zoom <= 19; zoom++) {
    const degrees = (180 / (512 * 2 ** zoom)) * 1000
    const { length } = labelsOf(around(13.75, 100.5, degrees), zoom)
    expect(length).toBeGreaterThan(10)
    expect(length).toBeLessThan(45)
  }
})

it('names the other half of the world', () => {
  const labels = labelsOf(around(-33.9, -70.6, 0.01), 15)
  expect(labels).toContain('33.900° S')
  expect(labels).toContain('70.600° W')
})

it('goes on beyond the date line', () => {
  const labels = labelsOf({ south: -17.01, north: -17, west: 179.99, east: -179.99 }, 15)
  expect(labels).toContain('179.995° E')
  expect(labels).toContain('179.995° W')
})
