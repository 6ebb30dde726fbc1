import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, halo, polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Interior } from '../paint/interiors.ts'

const shadow = (x: number, y: number, rx: number, room: Interior) =>
  ellipse(x, y, rx, 15, darken(room.floor, 0.26))

export const rug = (x: number, y: number, rx: number, ry: number, colour: string) =>
  ellipse(x, y, rx, ry, colour) +
  ellipse(x, y, rx * 0.86, ry * 0.8, lighten(colour, 0.18)) +
  ellipse(x, y, rx * 0.72, ry * 0.62, colour)

/** Seen from its foot, headboard at the wall. */
export function bed(x: number, base: number, width: number, room: Interior): string {
  const w = width
  const pillow = (left: number, fill: string, size = 0.36) =>
    rect(x + left * w, base - 226, w * size, 74, fill, 26) +
    rect(x + left * w + w * size * 0.55, base - 218, w * size * 0.38, 58, darken(fill, 0.05), 22)
  return (
    shadow(x + w / 2, base + 4, w * 0.58, room) +
    rect(x - 12, base - 320, w + 24, 250, darken(room.wood, 0.05), 26) +
    repeat(4, (i) =>
      rect(
        x + 8 + (i * (w - 16)) / 4,
        base - 300,
        (w - 16) / 4 - 10,
        160,
        lighten(room.wood, 0.12),
        14,
      ),
    ) +
    pillow(0.07, room.linen) +
    pillow(0.56, room.linen) +
    rect(x + w * 0.34, base - 204, w * 0.32, 66, room.second, 22) +
    shape(
      `M${x - 8} ${base - 150}Q${x + w / 2} ${base - 178} ${x + w + 8} ${base - 150}L${x + w + 26} ${base - 30}H${x - 26}Z`,
      lighten(room.linen, 0.2),
    ) +
    shape(
      `M${x - 12} ${base - 122}Q${x + w / 2} ${base - 146} ${x + w + 12} ${base - 122}L${x + w + 30} ${base - 20}H${x - 30}Z`,
      room.fabric,
    ) +
    shape(
      `M${x - 12} ${base - 122}Q${x + w / 2} ${base - 146} ${x + w + 12} ${base - 122}L${x + w + 15} ${base - 106}Q${x + w / 2} ${base - 128} ${x - 15} ${base - 106}Z`,
      lighten(room.fabric, 0.22),
    ) +
    polygon(
      [
        [x - 20, base - 80],
        [x + w + 20, base - 80],
        [x + w + 28, base - 40],
        [x - 28, base - 40],
      ],
      room.second,
    ) +
    polygon(
      [
        [x - 22, base - 68],
        [x + w + 22, base - 68],
        [x + w + 24, base - 60],
        [x - 24, base - 60],
      ],
      lighten(room.second, 0.3),
    ) +
    rect(x - 30, base - 22, w + 60, 16, darken(room.fabric, 0.24), 5) +
    rect(x - 16, base - 8, 18, 16, darken(room.wood, 0.3)) +
    rect(x + w - 2, base - 8, 18, 16, darken(room.wood, 0.3))
  )
}

export function nightstand(
  x: number,
  base: number,
  room: Interior,
  glow: string,
  on: boolean,
): string {
  return (
    shadow(x + 52, base + 2, 70, room) +
    rect(x, base - 104, 104, 92, room.wood, 5) +
    rect(x + 78, base - 104, 26, 92, darken(room.wood, 0.14), 4) +
    rect(x + 10, base - 92, 64, 32, lighten(room.wood, 0.14), 3) +
    rect(x + 10, base - 54, 64, 32, lighten(room.wood, 0.14), 3) +
    repeat(
      2,
      (i) =>
        circle(x + 42, base - 76 + i * 38, 4, darken(room.wood, 0.4)) +
        rect(x + 6 + i * 80, base - 14, 10, 14, darken(room.wood, 0.3)),
    ) +
    (on ? circle(x + 52, base - 190, 150, halo(glow)) : '') +
    rect(x + 34, base - 112, 36, 8, darken(room.wood, 0.35), 3) +
    rect(x + 49, base - 160, 6, 50, darken(room.wood, 0.35)) +
    shape(
      `M${x + 26} ${base - 218}H${x + 78}L${x + 92} ${base - 156}H${x + 12}Z`,
      on ? mix(glow, room.linen, 0.25) : room.linen,
    )
  )
}

export function sofa(x: number, base: number, width: number, room: Interior): string {
  const f = room.fabric
  const seat = (width - 88) / 2
  return (
    shadow(x + width / 2, base + 6, width * 0.54, room) +
    rect(x + 20, base - 210, width - 40, 150, darken(f, 0.12), 30) +
    repeat(2, (i) => rect(x + 44 + i * seat, base - 196, seat - 6, 110, f, 22)) +
    repeat(2, (i) => rect(x + 42 + i * seat, base - 108, seat - 2, 50, lighten(f, 0.12), 16)) +
    rect(x, base - 146, 54, 130, lighten(f, 0.06), 24) +
    rect(x + width - 54, base - 146, 54, 130, darken(f, 0.14), 24) +
    rect(x + 40, base - 62, width - 80, 44, darken(f, 0.2), 6) +
    rect(x + 24, base - 18, 12, 24, darken(room.wood, 0.3)) +
    rect(x + width - 36, base - 18, 12, 24, darken(room.wood, 0.3)) +
    `<g transform="rotate(-9 ${x + 110} ${base - 150})">${rect(x + 64, base - 190, 88, 84, room.second, 16)}${rect(x + 84, base - 190, 10, 84, lighten(room.second, 0.35))}</g>` +
    `<g transform="rotate(8 ${x + width - 110} ${base - 150})">${rect(x + width - 150, base - 186, 84, 80, room.linen, 16)}</g>`
  )
}

export function coffeeTable(x: number, base: number, room: Interior): string {
  return (
    ellipse(x, base + 4, 130, 16, darken(room.floor, 0.24)) +
    stroke(
      `M${x - 84} ${base}L${x - 66} ${base - 70}M${x + 84} ${base}L${x + 66} ${base - 70}`,
      darken(room.wood, 0.3),
      10,
    ) +
    ellipse(x, base - 66, 140, 30, darken(room.wood, 0.2)) +
    ellipse(x, base - 74, 140, 30, lighten(room.wood, 0.1)) +
    rect(x - 70, base - 92, 74, 10, room.second, 3) +
    rect(x - 64, base - 101, 62, 10, room.linen, 3) +
    shape(`M${x + 32} ${base - 104}h34v18a10 10 0 0 1 -10 10h-14a10 10 0 0 1 -10 -10Z`, room.linen)
  )
}

export function floorLamp(
  x: number,
  base: number,
  room: Interior,
  glow: string,
  on: boolean,
): string {
  return (
    (on ? circle(x, base - 400, 210, halo(glow)) : '') +
    rect(x - 3, base - 390, 6, 386, darken(room.wood, 0.45)) +
    ellipse(x, base - 2, 44, 9, darken(room.wood, 0.45)) +
    shape(
      `M${x - 44} ${base - 460}H${x + 44}L${x + 66} ${base - 368}H${x - 66}Z`,
      on ? mix(glow, room.linen, 0.2) : room.linen,
    ) +
    shape(
      `M${x + 16} ${base - 460}H${x + 44}L${x + 66} ${base - 368}H${x + 26}Z`,
      on ? mix(glow, room.second, 0.25) : darken(room.linen, 0.08),
    )
  )
}

export function bookshelf(x: number, base: number, room: Interior): string {
  const colours = [
    room.fabric,
    room.second,
    room.linen,
    darken(room.second, 0.2),
    lighten(room.fabric, 0.3),
  ]
  return (
    rect(x, base - 430, 220, 430, darken(room.wood, 0.12), 4) +
    repeat(4, (row) => {
      const y = base - 418 + row * 104
      const books = 5 + ((row * 3) % 4)
      return (
        rect(x + 12, y, 196, 94, darken(room.wood, 0.42)) +
        repeat(books, (i) =>
          rect(
            x + 16 + i * 15,
            y + 94 - 62 - ((i * 7 + row * 5) % 4) * 7,
            13,
            62 + ((i * 7 + row * 5) % 4) * 7,
            colours[(i + row) % 5] ?? room.linen,
            2,
          ),
        ) +
        (row % 2
          ? shape(`M${x + 150} ${y + 94}q-16 -34 4 -52h16q20 18 4 52Z`, room.second)
          : rect(x + 140, y + 44, 54, 50, lighten(room.wood, 0.2), 3))
      )
    })
  )
}

export function armchair(x: number, base: number, fabric: string, room: Interior): string {
  return (
    shadow(x + 90, base + 6, 116, room) +
    rect(x + 18, base - 210, 150, 160, darken(fabric, 0.1), 40) +
    rect(x + 34, base - 104, 118, 46, lighten(fabric, 0.14), 16) +
    rect(x, base - 130, 44, 106, fabric, 20) +
    rect(x + 142, base - 130, 44, 106, darken(fabric, 0.16), 20) +
    rect(x + 30, base - 62, 126, 34, darken(fabric, 0.2), 8) +
    stroke(`M${x + 26} ${base - 26}l-8 30M${x + 160} ${base - 26}l8 30`, darken(room.wood, 0.3), 10)
  )
}
