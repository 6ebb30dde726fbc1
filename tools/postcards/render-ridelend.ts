import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { randomOf } from '#server/demo/random.ts'
import { rideKinds } from './catalogue-rides.ts'
import { postcard } from './paint/draw.ts'
import type { LightName } from './paint/lights.ts'
import { paletteOf } from './paint/palettes.ts'
import { renderKinds } from './render-kinds.ts'
import { coastRoad, garage } from './scenes/on-the-road.ts'
import type { Scene } from './scenes/scene.ts'
import { camper, hatchback } from './vehicles/cars.ts'
import { scooter } from './vehicles/two-wheels.ts'

/* Draws the pictures of the vehicles and the three of Ridelend's landing page anew:
   node --import tsx tools/postcards/render-ridelend.ts */
const site = fileURLToPath(new URL('../../sites/ridelend/', import.meta.url))
const widthPx = 720

await renderKinds(`${site}demo/pictures/`, rideKinds)

const pictures: { file: string; scene: Scene; hour: LightName; variant: number }[] = [
  { file: 'hero', scene: coastRoad(camper), hour: 'noon', variant: 0 },
  { file: 'rent', scene: coastRoad(scooter), hour: 'dusk', variant: 1 },
  { file: 'lend', scene: garage(hatchback), hour: 'noon', variant: 2 },
]

await mkdir(`${site}pictures`, { recursive: true })
for (const { file, scene, hour, variant } of pictures) {
  const city = 'Anywhere'
  const drawing = scene({ city, p: paletteOf(city, hour), random: randomOf(file), variant })
  await sharp(Buffer.from(postcard(drawing)))
    .resize(widthPx)
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(`${site}pictures/${file}.webp`)
}
