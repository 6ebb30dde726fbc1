import { darken, lighten, mix } from '../paint/colour.ts'
import { fade, rect, repeat, shape } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { towerBlock, type TowerStyle } from '../parts/facade.ts'
import { hedge, nearLeaves, palm, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lamp, skyTrain } from '../parts/street-things.ts'
import type { Scene } from './scene.ts'

const styles: readonly TowerStyle[] = ['balconies', 'grid', 'balconies', 'ribbons', 'glass']

function lobby(x: number, base: number, width: number, wall: string, glow: string, trim: string) {
  return (
    rect(x - 40, base - 92, width + 80, 92, wall) +
    rect(x + width - 20, base - 92, 60, 92, darken(wall, 0.16)) +
    repeat(Math.floor(width / 62), (i) => rect(x - 16 + i * 62, base - 70, 44, 70, glow, 3)) +
    rect(x - 56, base - 104, width + 112, 16, trim)
  )
}

/** A tower of flats, tall in the picture, with its city behind and its trees in front. */
export const tower: Scene = ({ city, p, random, variant }) => {
  const base = 800
  const left = variant % 2 ? random.between(560, 640) : random.between(300, 370)
  const width = random.between(250, 310)
  const style = styles[variant % styles.length] ?? 'balconies'
  const wall = p.walls[variant % 2 ? 0 : 1]
  const other = (x: number, w: number, height: number, colour: string, which: number) =>
    towerBlock(
      x,
      base,
      w,
      height,
      mix(colour, p.haze, 0.18),
      styles[which % 3] ?? 'grid',
      p,
      random,
    )
  const main = (height: number) => towerBlock(left, base, width, height, wall, style, p, random)
  const second = variant % 2 ? left - width * 0.78 : left + width * 0.86
  const towers =
    [
      () =>
        other(second, width * 0.72, 440, p.walls[2], variant + 1) + main(random.between(610, 670)),
      () =>
        other(left - width * 0.95, width * 0.8, 560, p.walls[2], variant) +
        other(left + width * 1.08, width * 0.7, 430, p.walls[3], variant + 1) +
        main(random.between(660, 700)),
      () =>
        other(left - width * 0.5, width * 0.62, 330, p.walls[3], variant + 2) +
        towerBlock(left - width * 0.04, base, width * 1.3, 860, wall, style, p, random),
    ][variant % 3]?.() ?? ''
  const ground =
    rect(0, base - 6, 1200, 110, fade(mix(p.ground, p.leaf, 0.25), darken(p.ground, 0.1))) +
    shape(
      `M${left + width * 0.25} ${base}H${left + width * 0.6}L${left + width * 0.95} 900H${left}Z`,
      lighten(p.ground, 0.45),
    )
  const front =
    city === 'Bangkok' && variant % 3 === 0
      ? skyTrain(690, p, random.between(-120, 260))
      : repeat(3, (i) => lamp(120 + i * 440, 866, 150, p))
  const greens = (x: number, size: number) =>
    p.tropical
      ? palm(x, base + 30, size * 1.35, p, random.between(-24, 34))
      : tree(x, base + 30, size, p)
  const otherSide = variant % 2 ? 1010 : 130
  return (
    sky(p, random, variant % 2 ? 260 : 190) +
    backdrops[city](base - 60, p, random) +
    hedge(-40, 1240, base, { ...p, leaf: mix(p.leaf, p.haze, 0.35) }, random) +
    towers +
    lobby(
      left,
      base,
      width,
      lighten(wall, 0.16),
      p.lit > 0.2 ? p.glow : mix(p.glass, p.haze, 0.3),
      p.evergreen,
    ) +
    ground +
    hedge(-40, left - 50, base + 26, p, random) +
    hedge(left + width + 60, 1240, base + 26, p, random) +
    greens(otherSide, 250) +
    greens(otherSide + 120, 190) +
    greens(variant % 2 ? 200 : 1080, 210) +
    front +
    nearLeavesWhere(p.tropical && variant % 3 !== 0, () =>
      nearLeaves(p, variant % 2 ? 'left' : 'right', 0.62),
    ) +
    rain(p, random)
  )
}

const nearLeavesWhere = (wanted: boolean, draw: () => string) => (wanted ? draw() : '')
