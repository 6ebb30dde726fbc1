import { expect, test } from 'vitest'
import { pictureSourceSet } from './picture-set.ts'
import { pictureOf, pictureSource } from './picture.ts'

const hash = '0123456789abcdef0123456789abcdef'
const pictureOfSize = (widthPx: number, heightPx: number) =>
  pictureOf(pictureSource({ hash, widthPx, heightPx, colour: '336699' }))

test.each([
  [600, 450, '320w', '600w'],
  [450, 600, '240w', '450w'],
  [200, 100, '200w', '200w'],
])('a picture of %i × %i says how wide its files are', (width, height, small, large) => {
  const picture = pictureOfSize(width, height)
  if (!picture) throw new Error('A source that we made can be read')
  expect(pictureSourceSet(picture)).toBe(`${picture.small} ${small}, ${picture.webp} ${large}`)
})
