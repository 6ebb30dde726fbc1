import { expect, it } from 'vitest'
import { pictureOf, pictureSource } from './picture.ts'

const name = { hash: '0123456789abcdef'.repeat(2), widthPx: 600, heightPx: 450, colour: 'c8b49a' }
const stem = `/media/${name.hash}-600x450-c8b49a`

it('reads the files of a picture, its size and its colour from its source', () => {
  expect(pictureOf(pictureSource(name))).toEqual({
    jpeg: `${stem}.jpg`,
    webp: `${stem}.webp`,
    small: `${stem}.small.webp`,
    widthPx: 600,
    heightPx: 450,
    colour: '#c8b49a',
  })
})

it.each([
  'https://elsewhere.example/a.jpg',
  `https://elsewhere.example${stem}.jpg`,
  `${stem}.png`,
  `${stem}.small.webp`,
  `/media/../${name.hash}-600x450-c8b49a.jpg`,
  `/media/${name.hash}-0x450-c8b49a.jpg`,
  `${stem}.jpg\n`,
  '',
])('knows no picture by the name of %j', (source) => {
  expect(pictureOf(source)).toBeNull()
})
