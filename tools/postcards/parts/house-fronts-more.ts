import { darken, lighten } from '../paint/colour.ts'
import { polygon, rect, repeat, shape } from '../paint/draw.ts'
import { door, flowerBox, pane, paneColour } from './facade.ts'
import type { HouseFront } from './house-fronts.ts'

/** Hamburg: brick warehouses with stepped gables and hoists over the water. */
export const warehouse: HouseFront = ({ x, base, width, wall, p, random }) => {
  const light = lighten(wall, 0.24)
  const step = width / 10
  const top = base - 520
  return (
    rect(x, top, width, 520, wall) +
    rect(x + width - 16, top, 16, 520, darken(wall, 0.18)) +
    repeat(4, (i) =>
      rect(x + step * (i + 1), top - 34 * (i + 1), width - step * 2 * (i + 1), 36, wall),
    ) +
    repeat(4, (i) =>
      rect(
        x + step * (i + 1) - 5,
        top - 34 * (i + 1) - 7,
        width - step * 2 * (i + 1) + 10,
        9,
        p.roof,
      ),
    ) +
    rect(x + width / 2 - 34, top - 160, 68, 14, p.roof) +
    rect(x + width / 2 - 3, top - 146, 6, 60, p.ink) +
    repeat(5, (floor) => {
      const y = top + 12 + floor * 96
      return (
        rect(x, y + 78, width, 6, light) +
        repeat(4, (i) => {
          const bay = width / 4
          const at = x + i * bay + bay / 2 - 21
          const glass = paneColour(p, random)
          return (
            shape(`M${at - 6} ${y + 70}V${y + 12}a27 24 0 0 1 54 0v58Z`, light) +
            shape(`M${at} ${y + 66}V${y + 14}a21 19 0 0 1 42 0v52Z`, glass) +
            rect(at + 19, y - 4, 4, 70, light) +
            rect(at, y + 26, 42, 4, light)
          )
        })
      )
    }) +
    repeat(4, (i) =>
      rect(
        x + width / 2 - 36,
        top - 8 + i * 128,
        72,
        90,
        i % 2 ? p.evergreen : darken(p.evergreen, 0.15),
        4,
      ),
    ) +
    pane(x + width / 2 - 22, top - 84, 44, 50, p, random, light)
  )
}

/** San Francisco: painted wood, bay windows, a gable with a fan. */
export const paintedHouse: HouseFront = ({ x, base, width, wall, p, random }) => {
  const trim = lighten(wall, 0.7)
  const dark = darken(wall, 0.2)
  const bay = width * 0.5
  return (
    rect(x, base - 430, width, 460, wall) +
    rect(x + width - 14, base - 430, 14, 460, dark) +
    polygon(
      [
        [x - 12, base - 426],
        [x + width / 2, base - 560],
        [x + width + 12, base - 426],
      ],
      trim,
    ) +
    polygon(
      [
        [x + 14, base - 430],
        [x + width / 2, base - 534],
        [x + width - 14, base - 430],
      ],
      lighten(wall, 0.2),
    ) +
    shape(`M${x + width / 2 - 30} ${base - 442}a30 30 0 0 1 60 0Z`, p.coral) +
    rect(x - 12, base - 434, width + 24, 12, trim) +
    rect(x + 14, base - 404, bay, 310, lighten(wall, 0.16)) +
    rect(x + 14 + bay * 0.78, base - 404, bay * 0.22, 310, lighten(wall, 0.04)) +
    repeat(2, (floor) => {
      const y = base - 382 + floor * 150
      return (
        pane(x + 26, y, bay * 0.28, 96, p, random, trim) +
        pane(x + 30 + bay * 0.42, y, bay * 0.28, 96, p, random, trim) +
        rect(x + 8, y + 116, bay + 12, 12, trim) +
        pane(x + bay + 48, y + (floor ? 30 : 0), width * 0.2, 88, p, random, trim)
      )
    }) +
    rect(x + 14, base - 94, bay, 120, darken(wall, 0.1)) +
    rect(x + 26, base - 76, bay - 24, 102, trim, 4) +
    repeat(3, (i) => rect(x + 34, base - 66 + i * 30, bay - 40, 22, lighten(wall, 0.35), 3)) +
    door(x + bay + 46, base - 34, 56, 108, random.pick([p.evergreen, p.coral, p.ink]), p) +
    repeat(4, (i) =>
      rect(
        x + bay + 36 - i * 3,
        base - 34 + i * 16,
        76 + i * 6,
        17,
        i % 2 ? trim : darken(trim, 0.1),
      ),
    ) +
    flowerBox(x + 24, base - 240, bay - 14, p)
  )
}

/** Chicago and Brooklyn corners: two brick flats with stone lintels over a porch. */
export const brickFlats: HouseFront = ({ x, base, width, wall, p, random }) => {
  const stone = lighten(wall, 0.55)
  return (
    rect(x, base - 420, width, 420, wall) +
    rect(x + width - 14, base - 420, 14, 420, darken(wall, 0.16)) +
    rect(x - 6, base - 440, width + 12, 24, stone) +
    polygon(
      [
        [x + width * 0.3, base - 438],
        [x + width * 0.5, base - 486],
        [x + width * 0.7, base - 438],
      ],
      stone,
    ) +
    repeat(3, (floor) => {
      const y = base - 392 + floor * 128
      return (
        rect(x + 18, y - 18, width * 0.5, 14, stone) +
        rect(x + 18, y - 4, width * 0.5, 104, lighten(wall, 0.12)) +
        pane(x + 32, y + 6, width * 0.17, 76, p, random, stone) +
        pane(x + 38 + width * 0.24, y + 6, width * 0.17, 76, p, random, stone) +
        (floor < 2
          ? rect(x + width * 0.64, y - 18, width * 0.24, 12, stone) +
            pane(x + width * 0.67, y + 6, width * 0.17, 76, p, random, stone)
          : '')
      )
    }) +
    door(x + width * 0.66, base - 22, 60, 104, p.evergreen, p) +
    repeat(2, (i) =>
      rect(x + width * 0.61, base - 22 + i * 12, 92, 12, i ? darken(stone, 0.15) : stone),
    )
  )
}
