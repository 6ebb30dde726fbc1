import { darken, lighten } from '../paint/colour.ts'
import { circle, repeat } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'

/** Drawn from the left end of its foot at the origin, its nose to the right. */
export interface Vehicle {
  width: number
  draw(p: Palette): string
}

export const wheel = (x: number, radius: number, p: Palette) =>
  circle(x, -radius, radius, p.ink) +
  circle(x, -radius, radius * 0.56, lighten(p.road, 0.5)) +
  circle(x, -radius, radius * 0.44, darken(p.road, 0.15)) +
  repeat(5, (i) => {
    const angle = (i * 2 * Math.PI) / 5
    return circle(
      x + Math.cos(angle) * radius * 0.28,
      -radius + Math.sin(angle) * radius * 0.28,
      radius * 0.09,
      lighten(p.road, 0.5),
    )
  })
