import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Interior } from '../paint/interiors.ts'

export function desk(
  x: number,
  base: number,
  width: number,
  room: Interior,
  screen: string,
): string {
  return (
    ellipse(x + width / 2, base + 4, width * 0.55, 14, darken(room.floor, 0.24)) +
    stroke(
      `M${x + 24} ${base}L${x + 36} ${base - 170}M${x + width - 24} ${base}L${x + width - 36} ${base - 170}`,
      darken(room.wood, 0.3),
      12,
    ) +
    rect(x, base - 190, width, 22, lighten(room.wood, 0.14), 5) +
    rect(x, base - 174, width, 8, darken(room.wood, 0.2)) +
    rect(x + width - 150, base - 168, 110, 50, room.wood, 4) +
    circle(x + width - 95, base - 143, 5, darken(room.wood, 0.45)) +
    rect(x + width * 0.32, base - 300, 180, 112, darken(room.fabric, 0.45), 8) +
    rect(x + width * 0.32 + 8, base - 292, 164, 94, screen, 3) +
    shape(`M${x + width * 0.32 - 16} ${base - 190}h212l-12 -10h-188Z`, darken(room.linen, 0.2)) +
    rect(x + width - 110, base - 206, 80, 14, room.second, 3) +
    rect(x + width - 104, base - 219, 68, 13, room.fabric, 3) +
    shape(`M${x + 34} ${base - 226}h36v26a10 10 0 0 1 -10 10h-16a10 10 0 0 1 -10 -10Z`, room.linen)
  )
}

export function deskChair(x: number, base: number, fabric: string, room: Interior): string {
  return (
    ellipse(x, base + 2, 84, 12, darken(room.floor, 0.28)) +
    stroke(
      `M${x} ${base - 10}V${base - 96}M${x - 60} ${base}Q${x} ${base - 30} ${x + 60} ${base}`,
      darken(room.wood, 0.5),
      9,
    ) +
    rect(x - 74, base - 122, 148, 36, darken(fabric, 0.08), 18) +
    rect(x - 62, base - 270, 124, 128, fabric, 34) +
    rect(x + 20, base - 262, 34, 112, darken(fabric, 0.12), 20) +
    rect(x - 5, base - 146, 10, 30, darken(room.wood, 0.5))
  )
}

export function stool(x: number, base: number, room: Interior, seat: string): string {
  return (
    ellipse(x, base + 2, 56, 9, darken(room.floor, 0.26)) +
    stroke(
      `M${x - 26} ${base - 116}L${x - 40} ${base}M${x + 26} ${base - 116}L${x + 40} ${base}M${x - 34} ${base - 46}H${x + 34}`,
      darken(room.wood, 0.2),
      8,
    ) +
    rect(x - 50, base - 132, 100, 22, seat, 11)
  )
}

export function diningTable(x: number, base: number, width: number, room: Interior): string {
  return (
    ellipse(x + width / 2, base + 4, width * 0.52, 16, darken(room.floor, 0.24)) +
    stroke(
      `M${x + 40} ${base}L${x + 52} ${base - 150}M${x + width - 40} ${base}L${x + width - 52} ${base - 150}`,
      darken(room.wood, 0.28),
      14,
    ) +
    rect(x, base - 172, width, 24, lighten(room.wood, 0.1), 8) +
    rect(x + 8, base - 152, width - 16, 10, darken(room.wood, 0.2)) +
    shape(`M${x + width / 2 - 66} ${base - 196}h132q-8 26 -40 26h-52q-32 0 -40 -26Z`, room.linen) +
    circle(x + width / 2 - 30, base - 204, 19, room.second) +
    circle(x + width / 2 + 8, base - 208, 20, mix(room.second, '#f2c14e', 0.6)) +
    circle(x + width / 2 + 38, base - 202, 16, room.fabric) +
    repeat(2, (i) =>
      shape(
        `M${x + 84 + i * (width - 200)} ${base - 204}h32v22a10 10 0 0 1 -10 10h-12a10 10 0 0 1 -10 -10Z`,
        i ? room.second : room.linen,
      ),
    )
  )
}

export function diningChair(x: number, base: number, colour: string): string {
  return (
    stroke(
      `M${x - 40} ${base}L${x - 34} ${base - 110}M${x + 40} ${base}L${x + 34} ${base - 110}`,
      darken(colour, 0.25),
      9,
    ) +
    rect(x - 46, base - 128, 92, 24, darken(colour, 0.06), 10) +
    rect(x - 56, base - 268, 112, 112, colour, 30) +
    stroke(
      `M${x - 30} ${base - 190}V${base - 120}M${x + 30} ${base - 190}V${base - 120}`,
      darken(colour, 0.2),
      8,
    ) +
    rect(x - 56, base - 268, 34, 112, lighten(colour, 0.1), 17)
  )
}

export function kitchenRow(x: number, base: number, width: number, room: Interior): string {
  const front = room.fabric
  const count = Math.round(width / 130)
  const unit = width / count
  const oven = Math.floor(count / 2)
  const ink = darken(room.fabric, 0.55)
  return (
    rect(x, base - 14, width, 14, darken(front, 0.5)) +
    rect(x, base - 216, width, 204, front) +
    repeat(count, (i) =>
      i === oven
        ? rect(x + i * unit + 6, base - 198, unit - 12, 180, darken(room.linen, 0.12), 5) +
          rect(x + i * unit + 18, base - 150, unit - 36, 100, ink, 6) +
          repeat(3, (j) => circle(x + i * unit + 32 + j * 32, base - 174, 8, ink))
        : rect(x + i * unit + 6, base - 204, unit - 12, 184, lighten(front, 0.1), 5) +
          rect(x + i * unit + unit * 0.3, base - 190, unit * 0.4, 8, room.second, 4),
    ) +
    rect(x - 12, base - 234, width + 24, 22, lighten(room.linen, 0.2), 4) +
    rect(x - 12, base - 216, width + 24, 6, darken(room.linen, 0.2)) +
    shape(
      `M${x + oven * unit + 26} ${base - 282}h76v36a12 12 0 0 1 -12 12h-52a12 12 0 0 1 -12 -12Z`,
      room.second,
    ) +
    stroke(`M${x + oven * unit + 16} ${base - 266}h96`, darken(room.second, 0.25), 8) +
    rect(x + oven * unit + 22, base - 292, 84, 10, darken(room.second, 0.15), 5) +
    stroke(
      `M${x + unit * 0.9} ${base - 234}V${base - 300}q0 -22 22 -22t22 22v10`,
      darken(room.linen, 0.35),
      9,
    )
  )
}

export function fridge(x: number, base: number, colour: string): string {
  return (
    rect(x, base - 440, 170, 440, colour, 24) +
    rect(x + 128, base - 440, 42, 440, darken(colour, 0.1), 20) +
    rect(x, base - 292, 170, 5, darken(colour, 0.2)) +
    rect(x + 18, base - 370, 9, 62, darken(colour, 0.35), 4) +
    rect(x + 18, base - 272, 9, 90, darken(colour, 0.35), 4)
  )
}

export function wallShelf(x: number, y: number, width: number, room: Interior): string {
  const things = [room.second, room.linen, room.fabric, lighten(room.second, 0.4), room.linen]
  return (
    repeat(Math.floor(width / 62), (i) =>
      i % 3 === 2
        ? circle(x + 30 + i * 62, y - 22, 22, things[i % 5] ?? room.linen)
        : shape(
            `M${x + 12 + i * 62} ${y - 46 - (i % 2) * 14}h38v${34 + (i % 2) * 14}a12 12 0 0 1 -12 12h-14a12 12 0 0 1 -12 -12Z`,
            things[i % 5] ?? room.linen,
          ),
    ) +
    rect(x, y, width, 13, room.wood, 3) +
    rect(x + 24, y + 13, 10, 22, darken(room.wood, 0.25)) +
    rect(x + width - 34, y + 13, 10, 22, darken(room.wood, 0.25)) +
    rect(x + 8, y + 20, width - 16, 5, darken(room.wall, 0.08))
  )
}
