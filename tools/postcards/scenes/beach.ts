import { darken, lighten, mix } from '../paint/colour.ts'
import { at, ellipse, fade, faint, polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { longtail, stationPavilion } from '../landmarks/asia.ts'
import { hedge, nearLeaves, palm } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { lounger, parasol } from '../parts/street-things.ts'
import type { Scene, Setting } from './scene.ts'

function bungalow(x: number, base: number, { p }: Setting): string {
  const wall = p.walls[0]
  return (
    rect(x, base - 96, 220, 84, wall) +
    rect(x + 170, base - 96, 50, 84, darken(wall, 0.14)) +
    rect(x + 24, base - 76, 56, 64, p.lit > 0.2 ? p.glow : p.glass, 3) +
    rect(x + 100, base - 76, 50, 40, p.lit > 0.2 ? p.glow : p.glass, 3) +
    polygon(
      [
        [x - 30, base - 90],
        [x + 40, base - 176],
        [x + 180, base - 176],
        [x + 250, base - 90],
      ],
      mix(p.roof, p.wood, 0.4),
    ) +
    polygon(
      [
        [x + 130, base - 176],
        [x + 180, base - 176],
        [x + 250, base - 90],
        [x + 170, base - 90],
      ],
      darken(mix(p.roof, p.wood, 0.4), 0.14),
    ) +
    rect(x - 24, base - 14, 270, 12, p.wood) +
    repeat(4, (i) => rect(x - 10 + i * 76, base - 4, 9, 22, darken(p.wood, 0.3)))
  )
}

function ashore(setting: Setting): string {
  const { city, p, variant } = setting
  const coral = p.coral
  if (city === 'Krabi') return at(500, 716, longtail(darken(p.wood, 0.1), p.trim, coral), 1.4)
  if (city === 'Hua Hin' && variant % 2 === 0)
    return (
      at(830, 720, stationPavilion(p.trim, p.roof, lighten(p.trim, 0.5)), 1) +
      parasol(430, 850, 210, p.trim, coral)
    )
  if (variant % 2)
    return (
      bungalow(730, 740, setting) +
      parasol(480, 850, 190, p.trim, p.evergreen) +
      lounger(420, 850, coral, p.wood)
    )
  return (
    parasol(620, 800, 170, p.trim, coral) +
    lounger(570, 800, p.trim, p.wood) +
    parasol(880, 850, 220, p.trim, p.evergreen) +
    lounger(810, 850, coral, p.wood)
  )
}

const shimmer = ({ p, random }: Setting, top: number) =>
  repeat(12, () => {
    const x = random.between(220, 1150).toFixed(0)
    return faint(
      0.5,
      stroke(
        `M${x} ${random.between(top, top + 90).toFixed(0)}h${random.between(40, 110).toFixed(0)}`,
        lighten(p.water, 0.5),
        5,
      ),
    )
  })

/** Sand in front, the bay of the city behind, palms to one side. */
export const beach: Scene = (setting) => {
  const { city, p, random, variant } = setting
  const horizon = 500
  const sand = mix(p.sand, p.ground, 0.35)
  const shore = 'M0 660Q320 610 640 668T1200 640V900H0Z'
  return (
    sky(p, random, 330) +
    backdrops[city](horizon, p, random) +
    rect(0, horizon + 19, 1200, 220, fade(p.water, lighten(p.water, 0.3))) +
    shimmer(setting, horizon + 30) +
    faint(0.85, `<g transform="translate(0 -14)">${shape(shore, lighten(p.water, 0.6))}</g>`) +
    shape(shore, fade(darken(sand, 0.08), sand, lighten(sand, 0.2))) +
    repeat(14, () =>
      ellipse(
        random.between(0, 1200),
        random.between(720, 890),
        random.between(20, 60),
        4,
        darken(sand, 0.05),
      ),
    ) +
    ashore(setting) +
    hedge(-60, 130, 790, p, random) +
    ellipse(150, 800, 190, 14, darken(sand, 0.14)) +
    palm(110, 806, 560, p, 90) +
    palm(30, 830, 430, p, -20) +
    (variant % 2 ? '' : palm(1120, 770, 420, p, -60)) +
    nearLeaves(p, variant % 2 ? 'left' : 'right', 0.55) +
    rain(p, random)
  )
}
