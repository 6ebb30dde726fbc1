import { lighten, mix } from '../paint/colour.ts'
import { mirrored } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import { bookshelf, rug } from '../parts/furniture.ts'
import { diningChair, diningTable, wallShelf } from '../parts/furniture-table.ts'
import { pottedPlant } from '../parts/plants.ts'
import { frame, pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A table for a few people under one lamp. */
export const diningNook: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant + 3)
  const inside =
    roomShell(room) +
    roomWindow(420, 110, 480, 380, setting, room) +
    (variant % 2
      ? bookshelf(80, 690, room)
      : frame(100, 170, 190, 240, room, variant) + wallShelf(80, 520, 250, room)) +
    frame(980, 170, 150, 190, room, variant + 1) +
    rug(660, 846, 460, 50, lighten(room.second, 0.45)) +
    diningChair(490, 800, room.fabric) +
    diningChair(660, 800, room.second) +
    diningChair(830, 800, room.fabric) +
    diningTable(380, 858, 560, room) +
    pottedPlant(1080, 800, 350, mix(p.leaf, p.evergreen, 0.4), room.second) +
    pendant(660, 130, room.second, p.glow, true)
  return variant % 2 ? mirrored(600, inside) : inside
}
