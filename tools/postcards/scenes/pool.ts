import { darken, lighten, mix } from '../paint/colour.ts'
import { fade, faint, polygon, rect, repeat, stroke } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { towerBlock } from '../parts/facade.ts'
import { hedge, nearLeaves, palm } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lounger, parasol } from '../parts/street-things.ts'
import type { Scene } from './scene.ts'

/** The shared pool of a tower, loungers and palms around it. */
export const pool: Scene = ({ city, p, random, variant }) => {
  const blue = mix(p.water, '#4fc3cf', p.hour === 'night' ? 0.5 : 0.45)
  const deck = mix(p.wood, p.trim, 0.45)
  const left = variant % 2 === 0
  return (
    sky(p, random, left ? 560 : 260) +
    backdrops[city](560, p, random) +
    towerBlock(left ? 60 : 800, 610, 270, 520, p.walls[0], 'balconies', p, random) +
    towerBlock(left ? 320 : 660, 610, 150, 380, mix(p.walls[1], p.haze, 0.15), 'grid', p, random) +
    hedge(-50, 1250, 622, p, random) +
    palm(left ? 560 : 560, 630, 330, p, 30) +
    palm(left ? 1040 : 150, 640, 420, p, -30) +
    palm(left ? 1130 : 60, 640, 300, p, 20) +
    rect(0, 610, 1200, 290, fade(lighten(deck, 0.25), deck)) +
    repeat(8, (i) => rect(0, 616 + i * i * 5, 1200, 2.5, darken(deck, 0.1))) +
    polygon(
      [
        [220, 678],
        [980, 678],
        [1180, 900],
        [-60, 900],
      ],
      lighten(p.trim, 0.3),
    ) +
    polygon(
      [
        [240, 690],
        [962, 690],
        [1150, 900],
        [-10, 900],
      ],
      fade(lighten(blue, 0.25), blue, darken(blue, 0.08)),
    ) +
    polygon(
      [
        [240, 690],
        [962, 690],
        [972, 702],
        [230, 702],
      ],
      darken(blue, 0.22),
    ) +
    repeat(16, () => {
      const y = random.between(722, 884)
      return faint(
        0.6,
        stroke(
          `M${random.between(200, 900).toFixed(0)} ${y.toFixed(0)}q20 -9 40 0t40 0t40 0`,
          lighten(blue, 0.55),
          4,
        ),
      )
    }) +
    parasol(left ? 900 : 260, 672, 180, p.trim, p.coral) +
    lounger(left ? 800 : 320, 668, p.trim, p.wood) +
    lounger(left ? 960 : 120, 668, p.coral, p.wood) +
    nearLeaves(p, left ? 'right' : 'left', 0.74) +
    nearLeaves(p, left ? 'left' : 'right', 0.4) +
    rain(p, random)
  )
}
