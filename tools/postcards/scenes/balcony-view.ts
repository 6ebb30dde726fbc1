import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, faint, fade, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { armchair } from '../parts/furniture.ts'
import { hedge, pottedPlant } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lanterns } from '../parts/street-things.ts'
import { curtain } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A chair, plants, a railing, and the city beyond. */
export const balconyView: Scene = (setting) => {
  const { city, p, random, variant } = setting
  const room = interiorOf(p, variant + 1)
  const floor = mix(room.floor, p.trim, 0.2)
  const leaf = mix(p.leaf, p.evergreen, 0.35)
  const left = variant % 2 === 0
  const chairX = left ? 700 : 260
  return (
    sky(p, random, 320) +
    `<g transform="translate(-90 -70) scale(1.15)">${backdrops[city](640, p, random)}</g>` +
    hedge(-40, 1240, 720, { ...p, leaf: mix(p.leaf, p.haze, 0.25) }, random) +
    faint(0.22, rect(0, 520, 1200, 210, p.haze)) +
    rect(0, 506, 1200, 16, room.wood) +
    repeat(9, (i) => rect(60 + i * 136, 520, 8, 214, darken(room.wood, 0.3))) +
    rect(0, 726, 1200, 174, fade(darken(floor, 0.1), lighten(floor, 0.1))) +
    repeat(6, (i) => rect(0, 730 + i * i * 7, 1200, 3, darken(floor, 0.16))) +
    (left ? curtain(0, 0, 120, 800, room.linen) : curtain(1080, 0, 120, 800, room.linen)) +
    rect(0, 0, 1200, 34, darken(room.wall, 0.1)) +
    lanterns(0, 1200, 34, 22, p) +
    pottedPlant(left ? 220 : 1000, 800, 340, leaf, room.second) +
    pottedPlant(left ? 360 : 860, 820, 200, p.leaf, room.linen) +
    armchair(chairX, 830, room.second, room) +
    ellipse(chairX + 270, 852, 90, 12, darken(floor, 0.24)) +
    stroke(
      `M${chairX + 270} 850V760M${chairX + 230} 852H${chairX + 310}`,
      darken(room.wood, 0.4),
      9,
    ) +
    ellipse(chairX + 270, 756, 82, 17, lighten(room.wood, 0.2)) +
    shape(`M${chairX + 246} 722h36v20a10 10 0 0 1 -10 10h-16a10 10 0 0 1 -10 -10Z`, room.linen) +
    circle(chairX + 310, 742, 12, p.coral) +
    rain(p, random)
  )
}
