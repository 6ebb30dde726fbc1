import fastify from 'fastify'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUpSecurityHeaders } from '#server/plugins/security-headers.ts'
import { descriptionAddresses, styleAddresses } from './style-origins.ts'

const styleUrl = 'https://styles.example/a/style.json?key=hush'

describe('a style is drawn from', () => {
  test('tiles, descriptions, data, pictures, glyphs, sprites and fonts', () => {
    const style = {
      sources: {
        streets: { type: 'vector', url: 'https://json.example/tiles.json' },
        hills: { type: 'raster-dem', url: '/dem.json' },
        air: {
          type: 'raster',
          tiles: [
            'https://a.air.example/{z}/{x}/{y}{ratio}.png',
            'https://b.air.example:8443/{quadkey}',
          ],
        },
        places: { type: 'geojson', data: 'http://data.example/places.json' },
        here: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
        plan: { type: 'image', url: 'https://plans.example/plan.png', coordinates: [] },
      },
      glyphs: 'https://glyphs.example/{fontstack}/{range}.pbf',
      sprite: [{ id: 'default', url: 'https://sprites.example/sprite' }],
      'font-faces': { Sans: [{ url: 'https://fonts.example/sans.ttf' }] },
    }
    const { connect, images, descriptions } = styleAddresses(style, styleUrl)
    expect(connect.toSorted()).toEqual(
      [
        'https://json.example',
        'https://styles.example',
        'https://a.air.example',
        'https://b.air.example:8443',
        'http://data.example',
        'https://plans.example',
        'https://glyphs.example',
        'https://sprites.example',
        'https://fonts.example',
      ].toSorted(),
    )
    expect(images.toSorted()).toEqual(
      [
        'https://styles.example',
        'https://a.air.example',
        'https://b.air.example:8443',
        'https://plans.example',
        'https://sprites.example',
      ].toSorted(),
    )
    expect(descriptions).toEqual([
      { url: 'https://json.example/tiles.json', isPictures: false },
      { url: 'https://styles.example/dem.json', isPictures: true },
    ])
  })

  test('a sprite that is named without a list', () => {
    const style = { sprite: 'https://sprites.example/sprite' }
    expect(styleAddresses(style, styleUrl).images).toEqual(['https://sprites.example'])
  })

  test('the tiles of a description', () => {
    const description = { tiles: ['https://tiles.example/{z}/{x}/{y}.webp', '../{z}.webp'] }
    expect(descriptionAddresses(description, 'https://json.example/a/b.json', true)).toMatchObject({
      connect: ['https://tiles.example', 'https://json.example'],
      images: ['https://tiles.example', 'https://json.example'],
    })
  })
})

const hostile = [
  'javascript:alert(1)',
  'data:image/png,',
  'blob:https://x.example/1',
  'ftp://x.example/',
  'mapbox://styles/x',
  'pmtiles://https://x.example/y.pmtiles',
  "https://x.example;script-src 'unsafe-inline'/",
  'https://x.example;script-src/',
  "https://'unsafe-inline'/",
  'https://x.example,y.example/',
  'https://x y/',
  'https://*/{z}',
  'https://*.example/',
  'https://{s}.example/',
  'https://x.example\r\nset-cookie: a=b',
  'https://',
  '//',
  'https://ไทย.example/',
  'https://me:secret@x.example/',
]

test.each(hostile)('%s never opens the policy to more than an origin', (address) => {
  const { connect } = styleAddresses({ glyphs: address }, styleUrl)
  for (const origin of connect) expect(origin).toMatch(/^https?:\/\/[a-z0-9.-]+$/)
})

test('whatever a style holds, the policy is one line with web origins alone', async () => {
  let style: unknown = null
  const app = fastify()
  await setUpSecurityHeaders(app, () => styleAddresses(style, styleUrl))
  app.get('/', () => 'page')
  const plain = String((await app.inject('/')).headers['content-security-policy'])

  const address = fc.oneof(
    fc.constantFrom(...hostile),
    fc.webUrl(),
    fc.string(),
    fc.string().map((host) => `https://${host}/`),
    fc.constantFrom(...';,\'" \n*{}').map((char) => `https://x${char}y.example/`),
  )
  const anything = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      address,
      fc.constantFrom(null, 1, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom('url', 'tiles', 'data', 'type', 'sources', 'sprite', 'a', '__proto__'),
        tie('value'),
      ),
    ),
  })).value
  const styles = fc.record(
    { sources: anything, glyphs: anything, sprite: anything, 'font-faces': anything },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(styles, anything), async (held) => {
      style = held
      const response = await app.inject('/')
      expect(response.statusCode).toBe(200)
      const policy = String(response.headers['content-security-policy'])
      const closed = policy.replaceAll(/ https?:\/\/[\w.:[\]-]+(?=[ ;])/g, '')
      expect(closed).toBe(plain)
    }),
    { numRuns: 500 },
  )
  await app.close()
})
