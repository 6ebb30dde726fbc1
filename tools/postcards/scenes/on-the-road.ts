import { karst } from '../landmarks/asia.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { darken, lighten, mix } from '../paint/colour.ts'
import { at, ellipse, fade, faint, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { far, ridge, water } from '../parts/horizon.ts'
import { bush, hedge, nearLeaves, palm, poplar, tree } from '../parts/plants.ts'
import { cloud, sky } from '../parts/sky.ts'
import { lamp } from '../parts/street-things.ts'
import type { Vehicle } from '../vehicles/vehicle.ts'
import { sailingBoat } from '../vehicles/boats.ts'
import type { Scene, Setting } from './scene.ts'

/** A scene around the vehicle that stands in it. */
export type SceneAround = (vehicle: Vehicle) => Scene

/** In the middle of the foreground, as large as it needs to be. */
export function parked({ width, draw }: Vehicle, { p }: Setting, base = 828): string {
  const scale = Math.min(1.85, 800 / width)
  const x = 600 - (width * scale) / 2
  return (
    faint(0.28, ellipse(600, base + 2, width * scale * 0.54, 15, darken(p.ink, 0.3))) +
    at(x, base, draw(p), scale)
  )
}

const road = (top: number, { p }: Setting) =>
  rect(0, top, 1200, 900 - top, fade(lighten(p.road, 0.26), lighten(p.road, 0.1))) +
  rect(0, top, 1200, 9, lighten(p.road, 0.5)) +
  repeat(7, (i) => rect(i * 190 - 40, 868, 110, 9, p.trim, 4))

/** Along the sea, with an island and a sail far out. */
export const coastRoad: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const horizon = 440
  const stone = far(mix(p.wood, p.trim, 0.35), 0.4, p)
  return (
    sky(p, random, 320) +
    ridge(horizon, 90, far(p.evergreen, 0.66, p), random) +
    at(variant % 2 ? 260 : 960, horizon + 16, karst(stone, far(p.leaf, 0.35, p)), 0.72) +
    at(variant % 2 ? 430 : 800, horizon + 8, karst(far(stone, 0.2, p), far(p.leaf, 0.5, p)), 0.4) +
    water(horizon, 640, p, random) +
    at(variant % 2 ? 880 : 300, horizon + 66, sailingBoat.draw(p), 0.17) +
    shape('M0 630Q300 592 640 626T1200 604V720H0Z', mix(p.sand, p.ground, 0.3)) +
    hedge(-60, 1260, 690, p, random) +
    road(704, setting) +
    repeat(9, (i) => rect(i * 150 - 20, 652, 16, 58, p.trim, 4)) +
    rect(-10, 664, 1220, 13, p.trim, 5) +
    (variant % 2 ? palm(1060, 716, 520, p, -70) : palm(120, 716, 540, p, 70)) +
    parked(vehicle, setting) +
    nearLeaves(p, variant % 2 ? 'left' : 'right', 0.5)
  )
}

/** A pass with hills behind hills. */
export const hillRoad: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const meadow = mix(p.leaf, p.ground, 0.4)
  const bend = variant % 2 ? 'M760 560Q600 590 700 630T520 716' : 'M420 560Q600 590 480 630T700 716'
  return (
    sky(p, random, 280) +
    backdrops.Anywhere(500, p, random) +
    faint(0.5, rect(-80, 470, 700, 24, p.cloud, 12)) +
    ridge(580, 110, mix(meadow, p.haze, 0.35), random) +
    ridge(640, 70, mix(meadow, p.haze, 0.12), random) +
    stroke(bend, lighten(p.road, 0.4), 18) +
    repeat(4, (i) => poplar(150 + i * 300 + random.between(-40, 40), 668, 120, p)) +
    tree(variant % 2 ? 130 : 1080, 716, 330, p) +
    bush(variant % 2 ? 1090 : 120, 716, 170, p) +
    rect(0, 690, 1200, 30, meadow) +
    road(710, setting) +
    repeat(7, (i) => rect(i * 190 + 50, 668, 12, 50, p.trim, 3)) +
    parked(vehicle, setting)
  )
}

const tools = ({ p }: Setting) =>
  rect(690, 330, 300, 150, mix(p.wood, p.trim, 0.25), 6) +
  stroke('M724 360v70M724 360h26M780 356v84M770 356h20', p.ink, 9) +
  stroke('M840 356l-16 84M824 356l32 84', darken(p.road, 0.1), 7) +
  stroke('M900 360a26 26 0 1 0 .1 0', p.coral, 9) +
  rect(700, 500, 290, 14, p.wood) +
  rect(724, 452, 40, 48, p.evergreen, 5) +
  rect(776, 464, 52, 36, p.coral, 5) +
  rect(846, 446, 34, 54, p.glow, 5)

/** Before an open door, with tools on the wall. */
export const garage: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const wall = p.walls[variant % 4] ?? p.walls[0]
  const inside = mix(wall, p.ink, 0.42)
  return (
    sky(p, random, 200) +
    hedge(-60, 1260, 560, p, random) +
    rect(90, 150, 1020, 610, wall) +
    shape('M40 176L600 20L1160 176Z', p.roof) +
    shape('M600 20L1160 176H1060Z', darken(p.roof, 0.16)) +
    rect(90, 176, 1020, 14, darken(wall, 0.16)) +
    rect(190, 250, 820, 510, inside) +
    rect(190, 250, 820, 120, darken(inside, 0.2)) +
    tools(setting) +
    rect(236, 452, 250, 12, p.wood) +
    rect(252, 390, 60, 62, mix(p.wood, p.trim, 0.4), 4) +
    rect(330, 406, 110, 46, mix(p.coral, inside, 0.3), 4) +
    rect(182, 236, 836, 22, p.trim) +
    repeat(5, (i) => rect(190, 262 + i * 15, 820, 11, mix(p.trim, p.road, 0.18 + i * 0.04))) +
    lamp(140, 760, 330, p) +
    bush(1130, 772, 150, p) +
    bush(60, 772, 130, p) +
    rect(0, 752, 1200, 148, fade(lighten(p.road, 0.42), lighten(p.road, 0.24))) +
    repeat(6, (i) => rect(i * 240 - 20, 752, 3, 148, lighten(p.road, 0.2))) +
    parked(vehicle, setting, 850)
  )
}

/** On a lawn between old trees; at night with a string of lights. */
export const park: SceneAround = (vehicle) => (setting) => {
  const { p, random, variant } = setting
  const lawn = mix(p.leaf, p.ground, 0.42)
  return (
    sky(p, random, 300) +
    faint(0.6, cloud(760, 150, 240, p.cloud)) +
    backdrops.Anywhere(560, p, random) +
    hedge(-40, 1240, 620, { ...p, leaf: mix(p.leaf, p.haze, 0.3) }, random) +
    rect(0, 610, 1200, 290, fade(mix(lawn, p.haze, 0.2), lawn, darken(lawn, 0.14))) +
    tree(variant % 2 ? 960 : 220, 720, 470, p) +
    tree(variant % 2 ? 1120 : 60, 700, 330, p, mix(p.leaf, p.evergreen, 0.4)) +
    poplar(variant % 2 ? 140 : 1050, 700, 330, p) +
    poplar(variant % 2 ? 60 : 1130, 690, 280, p) +
    shape('M-20 800Q420 742 1220 786V886Q560 836 -20 900Z', lighten(p.ground, 0.42)) +
    (p.lit > 0.4
      ? repeat(9, (i) => ellipse(150 + i * 112, 330 + (i % 2) * 14, 9, 12, p.glow))
      : '') +
    parked(vehicle, setting, 846)
  )
}
