import { darken, lighten } from '../paint/colour.ts'
import { polygon, repeat, stroke } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { paintedHouse } from '../parts/house-fronts-more.ts'
import { bush, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lamp } from '../parts/street-things.ts'
import type { Scene } from './scene.ts'

/** Painted houses that step down a hill towards the bay. */
export const slope: Scene = ({ city, p, random, variant }) => {
  const drop = (x: number) => 640 + x * 0.16
  const houses = repeat(3, (i) => {
    const x = 380 + i * 276
    const wall = p.walls[(i + variant) % 4] ?? p.walls[0]
    return paintedHouse({ x, base: drop(x + 140) - 60 + i * 8, width: 268, wall, p, random })
  })
  return (
    sky(p, random, 240) +
    backdrops[city](620, p, random) +
    bush(60, 650, 220, p) +
    tree(230, 690, 250, p) +
    houses +
    polygon(
      [
        [0, 636],
        [1200, 836],
        [1200, 900],
        [0, 900],
      ],
      lighten(p.road, 0.4),
    ) +
    polygon(
      [
        [0, 690],
        [1200, 890],
        [1200, 900],
        [0, 900],
      ],
      darken(p.road, 0.08),
    ) +
    stroke('M0 760L840 900M0 790L660 900', lighten(p.road, 0.25), 4) +
    repeat(4, (i) => bush(420 + i * 276, drop(420 + i * 276) + 12, 90, p)) +
    lamp(300, 742, 240, p) +
    lamp(860, 838, 240, p) +
    rain(p, random)
  )
}
