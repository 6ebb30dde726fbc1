import { darken, lighten, mix } from '../paint/colour.ts'
import { at, ellipse, fade, rect, repeat } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import type { CityName } from '../paint/regions.ts'
import { altbau, brownstone, mansard, terrace, type HouseFront } from '../parts/house-fronts.ts'
import { arcadeHouse, narrowHouse, shophouse } from '../parts/house-fronts-asia.ts'
import { brickFlats, paintedHouse, warehouse } from '../parts/house-fronts-more.ts'
import { hedge, pottedPlant, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { bicycle, lamp, lanterns, scooter, wires } from '../parts/street-things.ts'
import type { Scene, Setting } from './scene.ts'

interface Row {
  front: HouseFront
  width: number
  /** Where the row begins, so that the sky and the landmark show beside it. */
  from: number
  scale?: number
}

const rows: Partial<Record<CityName, Row>> = {
  Bangkok: { front: shophouse, width: 262, from: -20 },
  'Phuket City': { front: arcadeHouse, width: 296, from: -20 },
  'New York': { front: brownstone, width: 300, from: 20 },
  Hamburg: { front: warehouse, width: 350, from: 0, scale: 0.9 },
  Berlin: { front: altbau, width: 372, from: -20, scale: 0.8 },
  London: { front: terrace, width: 268, from: -10 },
  Paris: { front: mansard, width: 346, from: -20, scale: 0.86 },
  Tokyo: { front: narrowHouse, width: 224, from: -10 },
  Chicago: { front: brickFlats, width: 290, from: 10 },
  SanFrancisco: { front: paintedHouse, width: 290, from: -20 },
}

function details({ city, p, random, variant }: Setting): string {
  if (city === 'Tokyo')
    return (
      lanterns(-20, 1220, 300, 36, p) +
      bicycle(820, 846, p.evergreen, p) +
      pottedPlant(120, 850, 110, p.leaf, p.coral)
    )
  if (city === 'Bangkok')
    return (
      wires(330, p) +
      scooter(740, 856, p.coral, p) +
      pottedPlant(340, 850, 130, p.leaf, p.roof) +
      pottedPlant(404, 850, 96, p.leaf, p.evergreen)
    )
  if (city === 'Phuket City')
    return lanterns(-20, 1220, 200, 40, p) + scooter(560, 856, p.evergreen, p)
  const lamps =
    lamp(random.between(60, 140), 850, 250, p) + lamp(random.between(1030, 1120), 850, 250, p)
  return (
    tree(variant % 2 ? random.between(880, 930) : random.between(220, 300), 850, 330, p) +
    lamps +
    bicycle(random.between(600, 700), 850, p.coral, p)
  )
}

/** House fronts of the city side by side, over a pavement. */
export const street: Scene = (setting) => {
  const { city, p, random, variant } = setting
  const row = rows[city] ?? { front: shophouse, width: 262, from: 0 }
  const base = 780
  const { scale = 1 } = row
  const step = row.width * scale
  const gap = p.tropical || variant % 2 ? 1 : 2
  const houses = repeat(Math.ceil(1240 / step), (i) => {
    if (i === gap) return ''
    const wall = p.walls[(i + variant) % 4] ?? p.walls[0]
    const front = row.front({ x: 0, base: 0, width: row.width - 4, wall, p, random })
    return at(row.from + i * step, base, front, scale)
  })
  return (
    sky(p, random) +
    backdrops[city](base - 130, p, random) +
    rect(0, base - 74, 1200, 74, darken(p.leaf, 0.14)) +
    hedge(-40, 1240, base - 50, { ...p, leaf: mix(p.leaf, p.haze, 0.2) }, random) +
    tree(row.from + (gap + 0.28) * step, base, 190, p) +
    houses +
    rect(0, base, 1200, 70, fade(lighten(p.road, 0.42), lighten(p.road, 0.3))) +
    repeat(13, (i) => rect(i * 96, base, 3, 70, lighten(p.road, 0.2))) +
    rect(0, base + 70, 1200, 12, lighten(p.road, 0.1)) +
    rect(0, base + 82, 1200, 60, darken(p.road, 0.15)) +
    ellipse(520, base + 72, 150, 8, darken(p.road, 0.06)) +
    details(setting) +
    rain(p, random)
  )
}
