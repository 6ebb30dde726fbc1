import { karst } from '../landmarks/asia.ts'
import { darken, lighten, mix } from '../paint/colour.ts'
import { at, circle, ellipse, fade, faint, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { far, ridge, water } from '../parts/horizon.ts'
import { hedge, nearLeaves, palm } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { lamp } from '../parts/street-things.ts'
import { sailingBoat, motorBoat } from '../vehicles/boats.ts'
import type { Vehicle } from '../vehicles/vehicle.ts'
import type { SceneAround } from './on-the-road.ts'
import type { Setting } from './scene.ts'

const afloat = ({ width, draw }: Vehicle, { p }: Setting, x: number, base: number, scale: number) =>
  at(x - (width * scale) / 2, base, draw(p), scale)

/** Out in a bay between rocks. */
export const bay: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const rock = (share: number) =>
    [far(mix(p.wood, p.trim, 0.35), share, p), far(p.leaf, share, p)] as const
  return (
    sky(p, random, 340) +
    ridge(470, 70, far(p.evergreen, 0.7, p), random) +
    at(variant % 2 ? 1000 : 190, 490, karst(...rock(0.5)), 0.8) +
    at(variant % 2 ? 820 : 400, 482, karst(...rock(0.6)), 0.45) +
    water(468, 900, p, random) +
    at(variant % 2 ? 190 : 1040, 560, karst(...rock(0.3)), 1.1) +
    faint(0.3, ellipse(variant % 2 ? 190 : 1040, 566, 150, 12, darken(p.water, 0.3))) +
    afloat(vehicle, setting, 600, 780, 1.16) +
    nearLeaves(p, variant % 2 ? 'right' : 'left', 0.5)
  )
}

/** At a pier, with others behind it. */
export const harbour: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const wall = (i: number) => far(p.walls[i % 4] ?? p.walls[0], 0.2, p)
  return (
    sky(p, random, 260) +
    ridge(440, 120, far(p.evergreen, 0.6, p), random) +
    repeat(9, (i) => {
      const height = 90 + ((i * 53) % 70)
      const x = -20 + i * 140
      return (
        rect(x, 460 - height, 132, height + 20, wall(i + variant)) +
        shape(
          `M${x - 8} ${460 - height}L${x + 66} ${414 - height}L${x + 140} ${460 - height}Z`,
          far(p.roof, 0.15, p),
        ) +
        repeat(3, (j) =>
          rect(
            x + 18 + j * 38,
            484 - height,
            20,
            26,
            p.lit > 0.3 ? p.glow : far(p.glass, 0.2, p),
            2,
          ),
        )
      )
    }) +
    rect(0, 468, 1200, 22, lighten(p.road, 0.3)) +
    water(490, 900, p, random) +
    afloat(sailingBoat, setting, variant % 2 ? 200 : 1010, 570, 0.42) +
    afloat(motorBoat, setting, variant % 2 ? 1010 : 210, 580, 0.4) +
    afloat(vehicle, setting, 600, 742, 1.06) +
    rect(0, 800, 1200, 30, mix(p.wood, p.trim, 0.2)) +
    rect(0, 830, 1200, 70, darken(p.wood, 0.25)) +
    repeat(16, (i) => rect(i * 78, 800, 3, 30, darken(p.wood, 0.2))) +
    repeat(4, (i) => rect(90 + i * 330, 762, 26, 46, p.ink, 8)) +
    stroke('M103 772Q240 850 300 740M1093 772Q980 850 900 736', p.trim, 5) +
    lamp(variant % 2 ? 1010 : 190, 806, 260, p)
  )
}

/** On a beach, half in the water. */
export const shore: SceneAround = (vehicle) => (setting) => {
  const { p, random } = setting
  const sand = mix(p.sand, p.ground, 0.25)
  const edge = 'M0 700Q320 650 640 704T1200 680V900H0Z'
  return (
    sky(p, random, 330) +
    ridge(470, 130, far(p.leaf, 0.5, p), random) +
    water(468, 760, p, random) +
    faint(0.85, `<g transform="translate(0 -14)">${shape(edge, lighten(p.water, 0.6))}</g>`) +
    shape(edge, fade(darken(sand, 0.08), sand, lighten(sand, 0.2))) +
    repeat(9, () => circle(random.between(60, 1140), random.between(780, 880), 5, p.trim)) +
    hedge(1080, 1260, 770, p, random) +
    palm(1090, 790, 560, p, -90) +
    palm(1170, 812, 430, p, 20) +
    faint(0.25, ellipse(560, 800, 400, 16, darken(sand, 0.5))) +
    afloat(vehicle, setting, 560, 792, 1.3) +
    nearLeaves(p, 'left', 0.6)
  )
}
