import { lighten, mix } from '../paint/colour.ts'
import { at, mirrored, rect, repeat } from '../paint/draw.ts'
import { interiorOf } from '../paint/interiors.ts'
import {
  diningChair,
  diningTable,
  fridge,
  kitchenRow,
  stool,
  wallShelf,
} from '../parts/furniture-table.ts'
import { pottedPlant } from '../parts/plants.ts'
import { floorLine, pendant, roomShell, roomWindow } from '../parts/room.ts'
import type { Scene } from './scene.ts'

/** A long table, a row of cupboards, shelves with everybody's cups. */
export const sharedKitchen: Scene = (setting) => {
  const { p, variant } = setting
  const room = interiorOf(p, variant)
  const evening = p.lit > 0.2
  const tile = lighten(room.wall, 0.4)
  const big = variant % 2 === 0
  const inside =
    roomShell(room) +
    rect(0, 360, 1200, 120, tile) +
    repeat(20, (i) => rect(i * 60, 360, 2, 120, room.wall)) +
    rect(0, 400, 1200, 2, room.wall) +
    rect(0, 440, 1200, 2, room.wall) +
    (big
      ? roomWindow(650, 110, 400, 300, setting, room) +
        wallShelf(250, 190, 330, room) +
        wallShelf(250, 310, 330, room)
      : roomWindow(300, 110, 480, 300, setting, room) +
        wallShelf(850, 190, 300, room) +
        wallShelf(850, 310, 300, room)) +
    kitchenRow(210, floorLine + 20, 1040, room) +
    fridge(20, floorLine + 24, mix(room.second, room.linen, 0.35)) +
    pottedPlant(1090, floorLine - 214, 130, mix(p.leaf, p.evergreen, 0.3), room.linen) +
    (big
      ? diningChair(430, 850, room.second) +
        diningChair(850, 850, mix(room.second, room.linen, 0.4)) +
        diningTable(350, 872, 580, room)
      : repeat(3, (i) =>
          at(400 + i * 190, 880, stool(0, 0, room, i % 2 ? room.linen : room.second), 1.45),
        )) +
    repeat(2, (i) =>
      pendant(
        (big ? 540 : 430) + i * 220,
        60,
        i ? mix(room.second, room.linen, 0.2) : room.second,
        p.glow,
        evening || big,
      ),
    )
  return variant % 4 >= 2 ? mirrored(600, inside) : inside
}
