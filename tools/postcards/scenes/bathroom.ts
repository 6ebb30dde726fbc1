import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, faint, mirrored, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { rug } from '../parts/furniture.ts'
import { pottedPlant } from '../parts/plants.ts'
import { pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A tub under the window, a basin with a round mirror. */
export const bathroom: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant + 2)
  const tile = mix(room.fabric, room.wall, 0.5)
  const brass = mix('#d9a85c', room.wood, 0.3)
  const inside =
    roomShell(room) +
    rect(0, 400, 1200, 290, tile) +
    repeat(24, (i) => rect(i * 50, 400, 2, 290, lighten(tile, 0.2))) +
    repeat(5, (i) => rect(0, 400 + i * 58, 1200, 2, lighten(tile, 0.2))) +
    rect(0, 392, 1200, 12, lighten(room.wall, 0.5)) +
    roomWindow(140, 90, 420, 270, setting, room) +
    ellipse(340, 832, 330, 18, darken(room.floor, 0.26)) +
    shape('M40 590H640Q640 800 540 812H140Q40 800 40 590Z', lighten(room.linen, 0.3)) +
    shape('M480 590H640Q640 800 540 812H420Q480 780 480 590Z', darken(room.linen, 0.07)) +
    rect(20, 570, 640, 30, lighten(room.linen, 0.5), 15) +
    stroke('M130 818v14M550 818v14', brass, 16) +
    stroke('M610 570V500q0 -26 -26 -26t-26 26v6', brass, 11) +
    shape('M180 572h150v110q-75 20 -150 0Z', room.second) +
    rect(180, 646, 150, 10, lighten(room.second, 0.4)) +
    rect(760, 540, 330, 24, lighten(room.linen, 0.4), 8) +
    rect(776, 564, 298, 130, room.wood, 6) +
    rect(786, 576, 134, 106, lighten(room.wood, 0.14), 5) +
    rect(930, 576, 134, 106, lighten(room.wood, 0.08), 5) +
    stroke('M790 694v110M1060 694v110', darken(room.wood, 0.3), 12) +
    shape('M850 500h150q0 44 -50 44h-50q-50 0 -50 -44Z', lighten(room.linen, 0.3)) +
    stroke('M925 500V452q0 -16 16 -16h14', brass, 9) +
    circle(925, 270, 132, brass) +
    circle(925, 270, 120, mix(p.sky[1] ?? p.haze, room.linen, 0.45)) +
    faint(0.5, shape('M850 330L990 180L1016 200L880 360Z', room.linen)) +
    pottedPlant(1040, 542, 150, p.leaf, room.second) +
    rug(720, 850, 260, 34, lighten(room.second, 0.4)) +
    pottedPlant(1140, 830, 280, mix(p.leaf, p.evergreen, 0.5), room.linen) +
    pendant(680, 80, room.second, p.glow, p.lit > 0.2)
  return variant % 2 ? mirrored(600, inside) : inside
}
