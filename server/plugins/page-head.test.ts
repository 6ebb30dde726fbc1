import { expect, test } from 'vitest'
import { firstPictureSizes, pictureSourceSet } from '#contract/domain/picture-set.ts'
import { pictureOf, pictureSource } from '#contract/domain/picture.ts'
import { headMarkup } from './page-head.ts'

const head = {
  siteName: 'Staylend',
  title: 'By the river · Staylend',
  description: 'Quiet.',
  canonical: 'https://staylend.example/rentitem/7',
  isListed: true,
  image: null,
  imageSet: null,
  structured: {},
}

test('the first picture is asked for before all scripts, in the size that the page will show', () => {
  const source = pictureSource({
    hash: '0123456789abcdef0123456789abcdef',
    widthPx: 600,
    heightPx: 450,
    colour: '336699',
  })
  const picture = pictureOf(source)
  if (!picture) throw new Error('A source that we made can be read')
  const markup = headMarkup({
    ...head,
    image: { ...picture, address: `https://staylend.example${picture.jpeg}`, text: 'A river' },
    imageSet: { sources: pictureSourceSet(picture), sizes: firstPictureSizes },
  })
  expect(markup).toContain(`<meta property="og:image" content="https://staylend.example${source}">`)
  expect(markup).toContain('<meta property="og:image:width" content="600">')
  expect(markup).toContain('<meta property="og:image:height" content="450">')
  expect(markup).toContain('<meta property="og:image:alt" content="A river">')
  expect(markup).toContain(
    `imagesrcset="${picture.small} 320w, ${picture.webp} 600w" imagesizes="(width &gt;= 768px) 600px, 100vw" fetchpriority="high"`,
  )
})

test('without a known address none is named', () => {
  expect(headMarkup({ ...head, canonical: null })).not.toMatch(/canonical|og:url/)
})

test('without a picture there is nothing to ask for', () => {
  expect(headMarkup(head)).not.toMatch(/og:image|preload/)
})
