import { lighten, mix } from '../paint/colour.ts'
import { mirrored } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { armchair, bookshelf, coffeeTable, floorLamp, rug, sofa } from '../parts/furniture.ts'
import { pottedPlant } from '../parts/plants.ts'
import { curtain, curtainRail, frame, pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A sofa under a wide window, or beside tall glass. */
export const livingRoom: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant + 2)
  const evening = p.lit > 0.2
  const leaf = mix(p.leaf, p.evergreen, 0.4)
  const cloth = mix(room.linen, room.fabric, 0.12)
  const tall = variant % 2 === 1
  const inside = tall
    ? roomWindow(70, 90, 470, 580, setting, room) +
      curtainRail(20, 54, 570, room.wood) +
      curtain(24, 62, 70, 676, cloth) +
      curtain(520, 62, 70, 676, cloth) +
      frame(700, 150, 200, 240, room, variant) +
      frame(930, 190, 150, 170, room, variant + 1) +
      rug(740, 830, 420, 62, lighten(room.second, 0.45)) +
      sofa(620, 770, 480, room) +
      coffeeTable(720, 860, room) +
      pottedPlant(570, 770, 260, leaf, room.linen) +
      armchair(180, 850, room.second, room)
    : roomWindow(330, 120, 560, 330, setting, room) +
      curtainRail(260, 80, 700, room.wood) +
      curtain(262, 88, 74, 560, cloth) +
      curtain(886, 88, 74, 560, cloth) +
      bookshelf(40, 690, room) +
      rug(600, 836, 460, 60, lighten(room.second, 0.45)) +
      sofa(350, 770, 520, room) +
      coffeeTable(600, 866, room) +
      floorLamp(940, 760, room, p.glow, evening || variant % 4 === 0) +
      pottedPlant(1080, 790, 330, leaf, room.second)
  const lamp = tall && evening ? pendant(620, 70, room.fabric, p.glow, true) : ''
  const all = roomShell(room) + inside + lamp
  return variant % 4 >= 2 ? mirrored(600, all) : all
}
