import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { staylend } from '#sites/staylend/site.ts'
import pictures from '#server/demo/pictures/index.json'

const pathOf = (file: string) =>
  fileURLToPath(new URL(`../../server/demo/pictures/${file}`, import.meta.url))

const homeTypes = listingTypesOfSite(staylend.id)
const isFor = (city: string) => (picture: { cities: string[] | string }) =>
  picture.cities === 'any' || picture.cities.includes(city)

describe('the pictures of the demonstration', () => {
  test('are all WebP of 1200 by 900 pixels', async () => {
    for (const { file } of pictures) {
      const { format, width, height } = await sharp(pathOf(file)).metadata()
      expect({ file, format, width, height }).toEqual({
        file,
        format: 'webp',
        width: 1200,
        height: 900,
      })
    }
  })

  test('weigh no more than 2 MB together', async () => {
    const sizes = await Promise.all(
      pictures.map(async ({ file }) => (await stat(pathOf(file))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000)
  })

  test('have names of their own and a dominant colour', () => {
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
    for (const { colour } of pictures) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test.each(homeTypes)('offer a %s at least twelve, from outside and from inside', (type) => {
    const fitting = pictures.filter(({ suits }) => suits.includes(type))
    expect(fitting.length).toBeGreaterThanOrEqual(12)
    expect(fitting.some(({ outside }) => outside)).toBe(true)
    expect(fitting.some(({ outside }) => !outside)).toBe(true)
  })

  describe.each(presetCities.map(({ city }) => city))('in %s', (city) => {
    const there = pictures.filter(isFor(city))

    test('begin with one of the city itself', () => {
      expect(there.some(({ outside, cities }) => outside && cities !== 'any')).toBe(true)
    })

    test.each(homeTypes)('show a %s from outside, and four times from inside', (type) => {
      const fitting = there.filter(({ suits }) => suits.includes(type))
      expect(fitting.filter(({ outside }) => outside).length).toBeGreaterThanOrEqual(1)
      expect(fitting.filter(({ outside }) => !outside).length).toBeGreaterThanOrEqual(4)
    })
  })
})
