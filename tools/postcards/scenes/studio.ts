import { lighten, mix } from '../paint/colour.ts'
import { mirrored } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { bed, rug } from '../parts/furniture.ts'
import { desk, deskChair, wallShelf } from '../parts/furniture-table.ts'
import { pottedPlant } from '../parts/plants.ts'
import { curtain, curtainRail, frame, pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** One room for everything: bed at one side, desk at the window. */
export const studio: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant + 4)
  const evening = p.lit > 0.2
  const cloth = mix(room.linen, room.second, 0.18)
  const inside =
    roomShell(room) +
    roomWindow(560, 110, 500, 360, setting, room) +
    curtainRail(500, 74, 620, room.wood) +
    curtain(504, 82, 64, 590, cloth) +
    curtain(1058, 82, 64, 590, cloth) +
    (variant % 2
      ? frame(90, 140, 150, 190, room, variant) + frame(270, 140, 150, 190, room, variant + 1)
      : wallShelf(80, 240, 340, room) + frame(150, 280, 190, 90, room, 0)) +
    rug(560, 840, 420, 54, lighten(room.second, 0.45)) +
    bed(70, 800, 370, room) +
    desk(610, 770, 430, room, mix(p.sky[1] ?? p.haze, p.evergreen, 0.2)) +
    deskChair(790, 848, room.second, room) +
    pottedPlant(1120, 800, 300, mix(p.leaf, p.evergreen, 0.4), room.linen) +
    pendant(480, 90, room.fabric, p.glow, evening)
  return variant % 2 ? mirrored(600, inside) : inside
}
