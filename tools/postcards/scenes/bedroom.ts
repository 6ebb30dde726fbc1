import { lighten, mix } from '../paint/colour.ts'
import { mirrored } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { bed, nightstand, rug } from '../parts/furniture.ts'
import { pottedPlant } from '../parts/plants.ts'
import { curtain, curtainRail, frame, pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A bed, a window with the city, a lamp. */
export const bedroom: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant)
  const evening = p.lit > 0.2
  const wide = variant % 3 === 1
  const cloth = mix(room.linen, room.second, 0.16)
  if (variant % 4 === 3)
    return (
      roomShell(room) +
      roomWindow(330, 90, 540, 380, setting, room) +
      curtainRail(250, 56, 700, room.wood) +
      curtain(256, 64, 78, 640, cloth) +
      curtain(868, 64, 78, 640, cloth) +
      frame(70, 190, 130, 170, room, variant) +
      frame(1010, 170, 130, 170, room, variant + 1) +
      rug(600, 846, 520, 52, lighten(room.second, 0.5)) +
      nightstand(196, 772, room, p.glow, true) +
      nightstand(900, 772, room, p.glow, evening) +
      bed(340, 816, 520, room) +
      pottedPlant(1096, 800, 280, mix(p.leaf, p.evergreen, 0.4), room.second)
    )
  const window = wide
    ? roomWindow(90, 110, 520, 400, setting, room) +
      curtainRail(40, 74, 620, room.wood) +
      curtain(44, 82, 76, 640, cloth) +
      curtain(584, 82, 76, 640, cloth)
    : roomWindow(110, 120, 310, 390, setting, room) +
      curtainRail(60, 80, 410, room.wood) +
      curtain(64, 88, 66, 650, cloth) +
      curtain(400, 88, 66, 650, cloth)
  const inside =
    roomShell(room) +
    window +
    (wide
      ? frame(760, 170, 150, 190, room, variant) + frame(936, 200, 120, 150, room, variant + 1)
      : frame(660, 130, 170, 200, room, variant) + frame(860, 130, 170, 200, room, variant + 1)) +
    rug(760, 838, 480, 60, lighten(room.second, 0.5)) +
    nightstand(450, 772, room, p.glow, evening || variant % 2 === 0) +
    bed(600, 810, 460, room) +
    pottedPlant(240, 800, 290, mix(p.leaf, p.evergreen, 0.4), room.second) +
    (variant % 2 ? pendant(520, 110, room.fabric, p.glow, evening) : '')
  return variant % 4 === 2 ? mirrored(600, inside) : inside
}
