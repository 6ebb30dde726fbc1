import type { Random } from '#server/demo/random.ts'
import { darken, lighten } from '../paint/colour.ts'
import { polygon, rect, repeat, shape } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import { awning, door, flowerBox, pane, paneColour, railing } from './facade.ts'

export interface Front {
  x: number
  base: number
  width: number
  wall: string
  p: Palette
  random: Random
}

export type HouseFront = (front: Front) => string

const bays = (
  count: number,
  width: number,
  draw: (left: number, bay: number, i: number) => string,
) => repeat(count, (i) => draw((i * width) / count, width / count, i))

const body = ({ x, base, width, wall }: Front, height: number) =>
  rect(x, base - height, width, height, wall) +
  rect(x + width - 14, base - height, 14, height, darken(wall, 0.14))

/** Berlin: five floors of stucco, cornices, a wide gate. */
export const altbau: HouseFront = (front) => {
  const { x, base, width, wall, p, random } = front
  const trim = lighten(wall, 0.5)
  const floors = repeat(4, (floor) => {
    const y = base - 620 + floor * 128
    return (
      bays(3, width, (left, bay, i) => {
        const w = 62
        const at = x + left + (bay - w) / 2
        const balcony = floor > 0 && floor < 3 && i === 1
        return (
          polygon(
            [
              [at - 12, y - 10],
              [at + w / 2, y - 30],
              [at + w + 12, y - 10],
            ],
            trim,
          ) +
          pane(at, y, w, 82, p, random, trim) +
          (balcony
            ? railing(at - 18, y + 54, w + 36, 40, p.ink) +
              rect(at - 22, y + 92, w + 44, 8, trim) +
              flowerBox(at - 12, y + 56, w + 24, p)
            : '')
        )
      }) + rect(x, y + 104, width, 7, trim)
    )
  })
  return (
    body(front, 650) +
    shape(`M${x - 6} ${base - 650}V${base - 716}H${x + width + 6}V${base - 650}Z`, p.roof) +
    bays(
      2,
      width,
      (left, bay) =>
        rect(x + left + bay / 2 - 20, base - 700, 40, 40, trim, 4) +
        rect(x + left + bay / 2 - 13, base - 692, 26, 32, paneColour(p, random)),
    ) +
    rect(x - 10, base - 660, width + 20, 20, trim) +
    floors +
    rect(x, base - 116, width, 116, darken(wall, 0.14)) +
    door(x + width / 2 - 38, base, 76, 100, p.evergreen, p) +
    bays(2, width, (left, _, i) =>
      rect(x + left + (i ? width / 2 - 108 : 24), base - 90, 84, 66, paneColour(p, random), 4),
    )
  )
}

/** London: brick above, white stucco below, a porch on columns. */
export const terrace: HouseFront = (front) => {
  const { x, base, width, wall, p, random } = front
  return (
    body(front, 500) +
    rect(x + 16, base - 580, 44, 90, darken(wall, 0.25)) +
    repeat(3, (i) => rect(x + 19 + i * 13, base - 598, 10, 20, p.roof)) +
    rect(x - 4, base - 516, width + 8, 22, p.trim) +
    repeat(3, (floor) =>
      bays(2, width, (left, bay) =>
        pane(
          x + left + bay / 2 - 32,
          base - 474 + floor * 116,
          64,
          84 - floor * 3 + (floor ? 8 : 0),
          p,
          random,
        ),
      ),
    ) +
    rect(x, base - 150, width, 150, p.trim) +
    rect(x, base - 156, width, 9, darken(p.trim, 0.1)) +
    pane(x + width * 0.62 - 34, base - 120, 76, 84, p, random, darken(p.trim, 0.08)) +
    door(x + 40, base - 10, 62, 116, random.pick([p.evergreen, p.coral, p.ink]), p) +
    rect(x + 18, base - 150, 106, 15, darken(p.trim, 0.06)) +
    rect(x + 20, base - 138, 11, 138, lighten(p.trim, 0.4)) +
    rect(x + 111, base - 138, 11, 138, lighten(p.trim, 0.4)) +
    rect(x + 26, base - 10, 92, 10, darken(p.trim, 0.18)) +
    railing(x + 132, base - 46, width - 140, 46, p.ink)
  )
}

/** New York: brown stone, a stoop and a heavy cornice. */
export const brownstone: HouseFront = (front) => {
  const { x, base, width, wall, p, random } = front
  const stone = lighten(wall, 0.22)
  return (
    body(front, 560) +
    rect(x - 8, base - 584, width + 16, 30, darken(wall, 0.35)) +
    bays(6, width, (left, bay) =>
      rect(x + left + bay / 2 - 6, base - 556, 12, 18, darken(wall, 0.35)),
    ) +
    repeat(3, (floor) =>
      bays(3, width, (left, bay) => {
        const at = x + left + bay / 2 - 24
        const y = base - 516 + floor * 122
        return rect(at - 12, y - 20, 72, 14, stone, 2) + pane(at, y, 48, 78, p, random, stone)
      }),
    ) +
    bays(3, width, (left, bay, i) =>
      i ? pane(x + left + bay / 2 - 24, base - 148, 48, 84, p, random, stone) : '',
    ) +
    door(x + 34, base - 68, 58, 106, random.pick([p.evergreen, darken(p.coral, 0.25)]), p) +
    rect(x + 18, base - 190, 92, 16, stone) +
    repeat(5, (i) =>
      rect(
        x + 14 - i * 7,
        base - 68 + i * 14,
        98 + i * 14,
        15,
        i % 2 ? stone : lighten(stone, 0.14),
      ),
    ) +
    railing(x + 116, base - 60, width - 124, 60, p.ink)
  )
}

/** Paris: cut stone, balconies along the floor, zinc mansard with dormers. */
export const mansard: HouseFront = (front) => {
  const { x, base, width, wall, p, random } = front
  const zinc = p.roof
  return (
    body(front, 540) +
    shape(
      `M${x - 6} ${base - 536}L${x + 16} ${base - 650}H${x + width - 16}L${x + width + 6} ${base - 536}Z`,
      zinc,
    ) +
    shape(
      `M${x + width - 60} ${base - 650}H${x + width - 16}L${x + width + 6} ${base - 536}H${x + width - 40}Z`,
      darken(zinc, 0.16),
    ) +
    rect(x + 14, base - 664, width - 28, 18, lighten(zinc, 0.2)) +
    rect(x + width - 66, base - 716, 34, 70, darken(wall, 0.2)) +
    repeat(3, (i) => rect(x + width - 64 + i * 11, base - 732, 8, 18, '#c9714f')) +
    bays(3, width, (left, bay) => {
      const at = x + left + bay / 2 - 19
      return (
        rect(at - 9, base - 616, 56, 74, lighten(wall, 0.3)) +
        shape(
          `M${at - 13} ${base - 612}Q${at + 19} ${base - 652} ${at + 51} ${base - 612}Z`,
          darken(zinc, 0.12),
        ) +
        rect(at, base - 604, 38, 58, paneColour(p, random))
      )
    }) +
    rect(x - 8, base - 546, width + 16, 14, lighten(wall, 0.45)) +
    repeat(3, (floor) => {
      const y = base - 512 + floor * 124
      return (
        bays(3, width, (left, bay) =>
          pane(x + left + bay / 2 - 24, y, 48, 92, p, random, lighten(wall, 0.5)),
        ) +
        (floor !== 1
          ? railing(x + 4, y + 58, width - 8, 40, p.ink)
          : bays(3, width, (left, bay) => railing(x + left + bay / 2 - 34, y + 64, 68, 34, p.ink)))
      )
    }) +
    rect(x, base - 146, width, 146, darken(wall, 0.12)) +
    rect(x + 18, base - 108, width - 120, 108, p.lit > 0.2 ? p.glow : lighten(p.glass, 0.2)) +
    rect(x + 18, base - 34, width - 120, 34, p.evergreen) +
    awning(x + 8, base - 124, width - 100, 40, p.coral, p.trim) +
    door(x + width - 78, base, 54, 112, p.evergreen, p)
  )
}
