import { darken, lighten, mix } from '../paint/colour.ts'
import {
  canvas,
  circle,
  fade,
  faint,
  halo,
  inset,
  polygon,
  rect,
  repeat,
  shape,
} from '../paint/draw.ts'
import type { Interior } from '../paint/interiors.ts'
import { view } from '../landmarks/backdrops.ts'
import { hedge } from './plants.ts'
import { sky } from './sky.ts'
import type { Setting } from '../scenes/scene.ts'

export const floorLine = 690

/** Back wall with skirting, boards that run towards the eye, light falling from the left. */
export function roomShell(room: Interior): string {
  return (
    rect(0, 0, canvas.width, floorLine, fade(lighten(room.wall, 0.16), room.wall)) +
    rect(
      0,
      floorLine,
      canvas.width,
      210,
      fade(darken(room.floor, 0.08), room.floor, lighten(room.floor, 0.12)),
    ) +
    repeat(15, (i) => {
      const x = (i - 7) * 110 + 600
      const foot = (i - 7) * 165 + 600
      return polygon(
        [
          [x, floorLine],
          [x + 2, floorLine],
          [foot + 4, 900],
          [foot, 900],
        ],
        darken(room.floor, 0.12),
      )
    }) +
    rect(0, floorLine - 18, canvas.width, 18, lighten(room.wall, 0.5)) +
    rect(0, floorLine, canvas.width, 7, darken(room.floor, 0.2))
  )
}

const outside = ({ city, p, random }: Setting) =>
  sky(p, random, 320) +
  view(city, 760, p, random) +
  hedge(-40, 1240, 900, { ...p, leaf: mix(p.leaf, p.haze, 0.15) }, random)

/** A window with the city in it, and the light it throws on the floor. */
export function roomWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  setting: Setting,
  room: Interior,
): string {
  const { p } = setting
  const frame = lighten(room.wall, 0.7)
  const panes = Math.max(2, Math.round(width / 190))
  const bright = p.hour === 'night' || p.hour === 'rain' ? 0.1 : 0.34
  const reach = floorLine + 30
  return (
    rect(x - 16, y - 16, width + 32, height + 32, frame, 4) +
    rect(x + width, y - 16, 16, height + 32, darken(frame, 0.08)) +
    inset(x, y, width, height, outside(setting)) +
    repeat(panes - 1, (i) => rect(x + ((i + 1) * width) / panes - 5, y, 10, height, frame)) +
    (y + height < floorLine - 40
      ? rect(x - 28, y + height + 10, width + 56, 16, lighten(frame, 0.4), 3) +
        rect(x - 28, y + height + 24, width + 56, 6, darken(room.wall, 0.14))
      : '') +
    faint(
      bright,
      polygon(
        [
          [x + 80, reach],
          [x + width + 60, reach],
          [x + width + 220, 880],
          [x + 180, 880],
        ],
        mix(p.sun, room.floor, 0.25),
      ),
    )
  )
}

export function curtain(x: number, top: number, width: number, bottom: number, fabric: string) {
  const fold = width / 4
  return (
    shape(
      `M${x} ${top}h${width}q${width * 0.12} ${(bottom - top) / 2} 0 ${bottom - top}H${x}Z`,
      fabric,
    ) +
    repeat(3, (i) =>
      rect(x + fold * (i + 0.9), top, fold * 0.32, bottom - top, darken(fabric, 0.1)),
    ) +
    rect(x, top, fold * 0.4, bottom - top, lighten(fabric, 0.16))
  )
}

export const curtainRail = (x: number, y: number, width: number, colour: string) =>
  rect(x, y, width, 8, colour, 4) +
  circle(x, y + 4, 10, colour) +
  circle(x + width, y + 4, 10, colour)

export function pendant(x: number, drop: number, shade: string, glow: string, on: boolean): string {
  return (
    rect(x - 2, 0, 4, drop, darken(shade, 0.4)) +
    (on ? circle(x, drop + 46, 190, halo(glow)) : '') +
    shape(
      `M${x - 22} ${drop}H${x + 22}Q${x + 76} ${drop + 20} ${x + 82} ${drop + 66}H${x - 82}Q${x - 76} ${drop + 20} ${x - 22} ${drop}Z`,
      shade,
    ) +
    shape(
      `M${x + 4} ${drop}H${x + 22}Q${x + 76} ${drop + 20} ${x + 82} ${drop + 66}H${x + 34}Q${x + 40} ${drop + 20} ${x + 4} ${drop}Z`,
      darken(shade, 0.14),
    ) +
    shape(`M${x - 38} ${drop + 66}a38 18 0 0 0 76 0Z`, on ? glow : lighten(shade, 0.6))
  )
}

/** Framed abstract pictures: hills and a sun, arcs, or leaves. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  room: Interior,
  motif: number,
) {
  const paper = room.linen
  const w = width - 24
  const h = height - 24
  const motifs = [
    circle(w * 0.62, h * 0.34, w * 0.17, room.second) +
      shape(
        `M0 ${h * 0.66}Q${w * 0.3} ${h * 0.36} ${w * 0.6} ${h * 0.66}T${w} ${h * 0.6}V${h}H0Z`,
        room.fabric,
      ) +
      shape(
        `M0 ${h * 0.84}Q${w * 0.4} ${h * 0.62} ${w} ${h * 0.86}V${h}H0Z`,
        darken(room.fabric, 0.2),
      ),
    repeat(3, (i) =>
      shape(
        `M${w * (0.12 + i * 0.12)} ${h}V${h * (0.5 + i * 0.12)}a${w * (0.38 - i * 0.12)} ${w * (0.38 - i * 0.12)} 0 0 1 ${w * (0.76 - i * 0.24)} 0V${h}Z`,
        [room.second, paper, room.fabric][i] ?? paper,
      ),
    ),
    repeat(4, (i) =>
      shape(
        `M${w / 2} ${h * (0.9 - i * 0.16)}q${i % 2 ? w * 0.5 : -w * 0.5} ${-h * 0.06} ${i % 2 ? w * 0.4 : -w * 0.4} ${-h * 0.26}q${i % 2 ? -w * 0.36 : w * 0.36} ${h * 0.02} ${i % 2 ? -w * 0.4 : w * 0.4} ${h * 0.26}Z`,
        i % 2 ? room.fabric : darken(room.fabric, 0.15),
      ),
    ),
  ]
  return (
    rect(x + 6, y + 8, width, height, darken(room.wall, 0.12), 3) +
    rect(x, y, width, height, room.wood, 3) +
    rect(x + 8, y + 8, width - 16, height - 16, paper) +
    `<svg x="${x + 12}" y="${y + 12}" width="${w}" height="${h}">${motifs[motif % 3]}</svg>`
  )
}
