import type { Random } from '#server/demo/random.ts'
import { darken, lighten, mix } from '../paint/colour.ts'
import { polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import { door, flowerBox, pane, paneColour, railing } from './facade.ts'

/* Each stands with the left end of its foot at the origin and is about 420 wide. */

/** A wooden house on stilts with steep crossed gables, as in the north of Thailand. */
export function teakHouse(p: Palette, random: Random): string {
  const wood = p.wood
  const roof = p.roof
  const shutter = (x: number) =>
    rect(x, -206, 54, 66, paneColour(p, random)) +
    rect(x - 20, -206, 20, 66, darken(wood, 0.3)) +
    rect(x + 54, -206, 20, 66, darken(wood, 0.3))
  return (
    rect(10, -92, 400, 92, darken(wood, 0.55)) +
    repeat(6, (i) => rect(12 + i * 76, -96, 18, 100, darken(wood, 0.28))) +
    rect(0, -236, 420, 142, wood) +
    rect(330, -236, 90, 142, darken(wood, 0.18)) +
    repeat(6, (i) => rect(0, -218 + i * 22, 420, 2, darken(wood, 0.14))) +
    shutter(44) +
    shutter(220) +
    railing(-16, -148, 200, 54, darken(wood, 0.32)) +
    rect(-20, -98, 460, 12, darken(wood, 0.3)) +
    polygon(
      [
        [150, -230],
        [226, -372],
        [406, -372],
        [470, -230],
      ],
      roof,
    ) +
    polygon(
      [
        [406, -372],
        [470, -230],
        [380, -230],
      ],
      darken(roof, 0.16),
    ) +
    polygon(
      [
        [-40, -226],
        [96, -412],
        [232, -226],
      ],
      darken(roof, 0.1),
    ) +
    polygon(
      [
        [-2, -232],
        [96, -366],
        [194, -232],
      ],
      lighten(wood, 0.16),
    ) +
    repeat(5, (i) => rect(54 + i * 18, -270, 5, 38, darken(wood, 0.12))) +
    stroke('M-44-222L112-436M236-222L80-436', lighten(roof, 0.2), 11) +
    repeat(6, (i) => rect(196 + i * 13, -96 + i * 17, 78, 12, darken(wood, 0.1 + i * 0.03)))
  )
}

/** Flat roofs, a deep terrace and wide glass. */
export function villa(p: Palette, random: Random): string {
  const [wall, second] = p.walls
  const glass = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, paneColour(p, random)) +
    shape(`M${x} ${y}h${w * 0.45}L${x} ${y + h * 0.8}Z`, lighten(p.glass, 0.25)) +
    rect(x + w / 2 - 2, y, 4, h, p.trim)
  return (
    rect(120, -330, 320, 166, second) +
    rect(390, -330, 50, 166, darken(second, 0.16)) +
    glass(150, -296, 110, 110) +
    repeat(9, (i) => rect(286 + i * 11, -310, 5, 136, p.wood)) +
    rect(90, -346, 380, 20, p.trim) +
    rect(90, -328, 380, 7, darken(p.trim, 0.18)) +
    rect(-20, -164, 500, 164, wall) +
    rect(420, -164, 60, 164, darken(wall, 0.16)) +
    glass(8, -132, 130, 126) +
    glass(152, -132, 130, 126) +
    door(320, 0, 64, 122, p.evergreen, p) +
    rect(-70, -180, 580, 20, p.trim) +
    rect(-70, -162, 580, 8, darken(p.trim, 0.18)) +
    railing(-60, -214, 176, 36, darken(p.trim, 0.25)) +
    rect(-60, -158, 12, 158, p.wood) +
    rect(-80, -6, 600, 14, lighten(p.road, 0.35))
  )
}

/** A gabled family house with dormer, chimney and porch, as in the colder cities. */
export function gableHouse(p: Palette, random: Random): string {
  const [wall] = p.walls
  const roof = p.roof
  return (
    rect(292, -398, 44, 100, darken(wall, 0.3)) +
    rect(0, -210, 430, 210, wall) +
    rect(380, -210, 50, 210, darken(wall, 0.15)) +
    polygon(
      [
        [-34, -204],
        [60, -352],
        [372, -352],
        [466, -204],
      ],
      roof,
    ) +
    polygon(
      [
        [336, -352],
        [372, -352],
        [466, -204],
        [390, -204],
      ],
      darken(roof, 0.16),
    ) +
    repeat(3, (i) => rect(-6 + i * 22, -240 - i * 36, 420 - i * 34, 3, darken(roof, 0.12))) +
    polygon(
      [
        [70, -214],
        [156, -336],
        [242, -214],
      ],
      lighten(wall, 0.2),
    ) +
    stroke('M58-206L156-344L254-206', p.trim, 11) +
    pane(134, -282, 46, 54, p, random) +
    pane(34, -158, 78, 88, p, random) +
    pane(272, -158, 78, 88, p, random) +
    flowerBox(32, -62, 84, p) +
    flowerBox(270, -62, 84, p) +
    door(162, 0, 66, 120, mix(p.coral, p.roof, 0.3), p) +
    rect(132, -152, 126, 14, p.trim) +
    rect(136, -140, 9, 140, p.trim) +
    rect(245, -140, 9, 140, p.trim) +
    rect(126, -8, 138, 10, lighten(p.road, 0.4))
  )
}
