import { darken, lighten } from '../paint/colour.ts'
import { circle, polygon, rect, repeat, shape } from '../paint/draw.ts'
import { awning, door, flowerBox, pane, paneColour, railing } from './facade.ts'
import type { HouseFront } from './house-fronts.ts'

/** Phuket: an arcade below, tall shutters and stucco garlands above. */
export const arcadeHouse: HouseFront = ({ x, base, width, wall, p, random }) => {
  const trim = lighten(wall, 0.62)
  const shutter = random.pick([p.evergreen, darken(p.water, 0.2), p.coral])
  const arch = width * 0.62
  const left = x + (width - arch) / 2
  return (
    rect(x, base - 430, width, 430, wall) +
    rect(x + width - 12, base - 430, 12, 430, darken(wall, 0.14)) +
    shape(
      `M${x - 8} ${base - 424}L${x + 24} ${base - 486}H${x + width - 24}L${x + width + 8} ${base - 424}Z`,
      p.roof,
    ) +
    rect(x - 8, base - 434, width + 16, 16, trim) +
    repeat(3, (i) => {
      const w = width / 3
      const at = x + i * w + w / 2
      return (
        shape(`M${at - 22} ${base - 236}V${base - 352}a22 22 0 0 1 44 0V${base - 236}Z`, trim) +
        rect(at - 16, base - 350, 32, 112, shutter, 4) +
        rect(at - 1.5, base - 350, 3, 112, darken(shutter, 0.3)) +
        repeat(6, (j) => rect(at - 13, base - 338 + j * 16, 26, 3, darken(shutter, 0.2))) +
        rect(at - 20, base - 382, 40, 6, trim, 3)
      )
    }) +
    rect(x, base - 222, width, 20, trim) +
    repeat(5, (i) => circle(x + (i + 0.5) * (width / 5), base - 212, 6, wall)) +
    shape(
      `M${left} ${base}V${base - 130}a${arch / 2} ${arch * 0.36} 0 0 1 ${arch} 0V${base}Z`,
      darken(wall, 0.5),
    ) +
    door(left + arch / 2 - 32, base, 64, 112, shutter, p) +
    rect(left + 12, base - 94, arch / 2 - 56, 56, paneColour(p, random), 3) +
    rect(left + arch / 2 + 46, base - 94, arch / 2 - 58, 56, paneColour(p, random), 3)
  )
}

/** Bangkok and elsewhere: three floors over a shop with a striped awning. */
export const shophouse: HouseFront = ({ x, base, width, wall, p, random }) => {
  const grille = lighten(wall, 0.5)
  return (
    rect(x, base - 500, width, 500, wall) +
    rect(x + width - 14, base - 500, 14, 500, darken(wall, 0.14)) +
    rect(x - 4, base - 516, width + 8, 20, darken(wall, 0.22)) +
    rect(x + 24, base - 560, 60, 46, p.water, 8) +
    repeat(2, (floor) => {
      const y = base - 466 + floor * 148
      return (
        pane(x + 30, y, 64, 76, p, random, grille) +
        pane(x + width - 100, y, 64, 76, p, random, grille) +
        rect(x + 10, y + 62, width - 30, 40, lighten(wall, 0.26)) +
        railing(x + 10, y + 58, width - 30, 44, darken(wall, 0.35)) +
        rect(x + 108, y + 66, 40, 30, p.trim, 4) +
        rect(x + 114, y + 74, 28, 4, p.road) +
        flowerBox(x + 22, y + 86, 70, p)
      )
    }) +
    rect(x + 12, base - 150, width - 34, 150, p.lit > 0.2 ? p.glow : darken(wall, 0.42)) +
    repeat(4, (i) =>
      rect(
        x + 24 + i * ((width - 60) / 4),
        base - 84,
        (width - 90) / 4,
        36,
        [p.coral, p.trim, p.leaf, p.glow][i] ?? p.trim,
        4,
      ),
    ) +
    rect(x + 16, base - 46, width - 44, 46, darken(p.wood, 0.15)) +
    awning(x - 2, base - 172, width - 6, 60, random.pick([p.coral, p.evergreen, p.roof]), p.trim)
  )
}

/** Tokyo: narrow, a little crooked in outline, wood, tiles and one lantern. */
export const narrowHouse: HouseFront = ({ x, base, width, wall, p, random }) => {
  const height = random.between(380, 520)
  const top = base - height
  const gable = random.chance(0.5)
  const wood = darken(p.wood, 0.2)
  return (
    rect(x, top, width, height, wall) +
    rect(x + width - 12, top, 12, height, darken(wall, 0.16)) +
    (gable
      ? polygon(
          [
            [x - 10, top + 4],
            [x + width / 2, top - 70],
            [x + width + 10, top + 4],
          ],
          p.roof,
        ) + circle(x + width / 2, top - 22, 10, p.trim)
      : rect(x - 8, top - 14, width + 16, 20, p.roof)) +
    repeat(Math.floor((height - 210) / 104) + 1, (floor) => {
      const y = top + 34 + floor * 104
      return (
        pane(x + 24, y, width * 0.32, 58, p, random, lighten(wall, 0.4)) +
        (floor % 2
          ? rect(x + width * 0.58, y - 4, width * 0.3, 66, wood) +
            repeat(6, (i) =>
              rect(x + width * 0.6 + i * width * 0.048, y, 3, 58, lighten(wood, 0.25)),
            )
          : pane(x + width * 0.6, y, width * 0.24, 58, p, random, lighten(wall, 0.4)))
      )
    }) +
    shape(
      `M${x - 12} ${base - 150}L${x + 10} ${base - 178}H${x + width - 10}L${x + width + 12} ${base - 150}Z`,
      p.roof,
    ) +
    rect(x + 10, base - 146, width - 20, 146, wood) +
    rect(x + 20, base - 124, width * 0.42, 124, p.lit > 0.2 ? p.glow : p.trim) +
    repeat(4, (i) => rect(x + 20 + (i * width * 0.42) / 4, base - 124, 4, 124, wood)) +
    repeat(4, (i) =>
      rect(
        x + width * 0.52 + i * width * 0.1,
        base - 132,
        width * 0.1 - 3,
        58,
        i % 2 ? p.coral : darken(p.evergreen, 0.05),
      ),
    ) +
    rect(x + width * 0.52, base - 62, width * 0.36, 62, darken(wood, 0.25))
  )
}
