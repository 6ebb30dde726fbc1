import { darken, lighten, mix } from '../paint/colour.ts'
import { at, circle, ellipse, fade, rect, repeat, shape } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { gableHouse, teakHouse, villa } from '../parts/houses.ts'
import { hedge, nearLeaves, palm, poplar, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import type { Scene, Setting } from './scene.ts'

function house({ city, p, random, variant }: Setting): string {
  if (!p.tropical) return gableHouse(p, random)
  const wooden = city.startsWith('Chiang') ? variant % 2 === 0 : variant % 3 === 2
  return wooden ? teakHouse(p, random) : villa(p, random)
}

function pond({ p }: Setting): string {
  return (
    ellipse(860, 838, 250, 40, lighten(p.road, 0.4)) +
    ellipse(860, 836, 226, 31, p.water) +
    ellipse(800, 830, 90, 6, lighten(p.water, 0.4)) +
    ellipse(930, 844, 60, 4, lighten(p.water, 0.3))
  )
}

/** One house in its garden, a path to its door. */
export const gardenHouse: Scene = (setting) => {
  const { city, p, random, variant } = setting
  const x = variant % 2 ? 420 : 300
  const lawn = mix(p.leaf, p.ground, 0.45)
  const tall = (at: number, height: number) =>
    p.tropical
      ? palm(at, 750, height * 1.35, p, random.between(-30, 40))
      : tree(at, 750, height * 1.1, p)
  return (
    sky(p, random, 250) +
    backdrops[city](600, p, random) +
    hedge(-40, 1240, 690, { ...p, leaf: mix(p.leaf, p.haze, 0.3) }, random) +
    rect(0, 670, 1200, 230, fade(mix(lawn, p.haze, 0.2), lawn, darken(lawn, 0.14))) +
    tall(x - 150, 330) +
    (p.tropical
      ? tall(x + 690, 380)
      : poplar(x + 740, 750, 380, p) + poplar(x + 820, 750, 310, p)) +
    ellipse(x + 330, 742, 400, 16, darken(lawn, 0.2)) +
    at(x, 740, house(setting), 1.3) +
    hedge(x - 90, x + 60, 762, p, random) +
    hedge(x + 470, x + 670, 762, p, random) +
    (variant % 2 && p.tropical
      ? pond(setting)
      : shape(
          `M${x + 210} 742H${x + 300}Q${x + 290} 820 ${x + 460} 900H${x + 180}Q${x + 240} 820 ${x + 210} 742Z`,
          lighten(p.ground, 0.45),
        )) +
    repeat(16, (i) =>
      circle(random.between(60, 1140), random.between(800, 880), 6, i % 3 ? p.coral : p.trim),
    ) +
    nearLeavesOrTree(setting) +
    rain(p, random)
  )
}

const nearLeavesOrTree = ({ p, variant }: Setting) =>
  p.tropical
    ? nearLeaves(p, variant % 2 ? 'right' : 'left', 0.72)
    : tree(variant % 2 ? 120 : 1090, 880, 520, p)
