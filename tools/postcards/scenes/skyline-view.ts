import { darken, lighten, mix } from '../paint/colour.ts'
import { at, rect, repeat } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { waterTank } from '../landmarks/west.ts'
import { water } from '../parts/horizon.ts'
import { hedge, nearLeaves, poplar, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lamp } from '../parts/street-things.ts'
import type { Scene } from './scene.ts'

/** The landmarks of the city large, over water and a promenade. */
export const skylineView: Scene = ({ city, p, random, variant }) => {
  const stone = mix(p.trim, p.road, 0.4)
  const clear = {
    ...p,
    haze: mix(p.haze, (p.hour === 'night' ? p.sky[2] : p.sky[0]) ?? p.haze, 0.5),
  }
  const side = variant % 2 ? 1060 : 120
  return (
    sky(p, random, p.hour === 'night' ? 640 : 300) +
    `<g transform="translate(-160 -266) scale(1.28)">${backdrops[city](690, clear, random)}</g>` +
    hedge(-40, 1240, 632, { ...p, leaf: mix(p.leaf, p.haze, 0.4) }, random) +
    water(616, 790, p, random) +
    rect(0, 786, 1200, 18, lighten(stone, 0.4)) +
    repeat(12, (i) => rect(20 + i * 104, 724, 12, 64, darken(p.evergreen, 0.1))) +
    rect(0, 716, 1200, 12, p.evergreen) +
    rect(0, 752, 1200, 6, p.evergreen) +
    rect(0, 804, 1200, 96, stone) +
    repeat(7, (i) => rect(i * 190 + 40, 804, 3, 96, darken(stone, 0.1))) +
    lamp(variant % 2 ? 250 : 930, 840, 260, p) +
    (city === 'New York' ? at(variant % 2 ? 1010 : 190, 880, waterTank(p.wood, p.ink), 2.3) : '') +
    (p.tropical
      ? nearLeaves(p, variant % 2 ? 'right' : 'left', 0.9)
      : city === 'New York'
        ? ''
        : tree(side, 880, 520, p) + poplar(variant % 2 ? 1180 : 20, 880, 330, p)) +
    rain(p, random)
  )
}
