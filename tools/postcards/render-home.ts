import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { sitePictures } from '#contract/page-site.ts'
import { randomOf } from '#server/demo/random.ts'
import { postcard } from './paint/draw.ts'
import type { LightName } from './paint/lights.ts'
import { paletteOf } from './paint/palettes.ts'
import type { CityName } from './paint/regions.ts'
import { bedroom } from './scenes/bedroom.ts'
import { gardenHouse } from './scenes/garden-house.ts'
import { pool } from './scenes/pool.ts'
import type { Scene } from './scenes/scene.ts'

/* Draws the three pictures of Staylend's landing page anew:
   node --import tsx tools/postcards/render-home.ts */
const folder = fileURLToPath(new URL('../../sites/staylend/pictures/', import.meta.url))
const widthPx = 720

interface LandingPicture {
  name: (typeof sitePictures)[number]
  /** What its random details are drawn from. */
  seed: string
  scene: Scene
  city: CityName
  hour: LightName
  variant: number
}

const pictures: LandingPicture[] = [
  { name: 'hero', seed: 'pool', scene: pool, city: 'Bangkok', hour: 'noon', variant: 0 },
  { name: 'lend', seed: 'house', scene: gardenHouse, city: 'Chiang Mai', hour: 'noon', variant: 0 },
  { name: 'rent', seed: 'bedroom', scene: bedroom, city: 'Anywhere', hour: 'dusk', variant: 3 },
]

for (const { name, seed, scene, city, hour, variant } of pictures) {
  const drawing = scene({ city, p: paletteOf(city, hour), random: randomOf(seed), variant })
  await sharp(Buffer.from(postcard(drawing)))
    .resize(widthPx)
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(`${folder}${name}.webp`)
}
