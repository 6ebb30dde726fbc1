import type { Random } from '#server/demo/random.ts'
import { lighten, mix } from '../paint/colour.ts'
import { ellipse, fade, faint, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'

/** Distance turns every colour into the haze of the hour. */
export const far = (colour: string, distance: number, p: Palette) => mix(colour, p.haze, distance)

export function ridge(y: number, rise: number, fill: string, random: Random): string {
  const steps = 6
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: (i * 1200) / steps,
    y: y - rise * (i % 2 ? random.between(0.55, 1) : random.between(0.05, 0.4)),
  }))
  const curve = points
    .slice(1)
    .map(({ x, y }, i) => {
      const before = points[i] ?? { x, y }
      const middle = (before.x + x) / 2
      return `C${middle.toFixed(0)} ${before.y.toFixed(0)} ${middle.toFixed(0)} ${y.toFixed(0)} ${x} ${y.toFixed(0)}`
    })
    .join('')
  return shape(`M0 ${points[0]?.y.toFixed(0)}${curve}V900H0Z`, fill)
}

/** A row of plain towers; some of their windows are lit after dark. */
export function skyline(
  base: number,
  low: number,
  high: number,
  colour: string,
  p: Palette,
  random: Random,
): string {
  let drawn = rect(0, base - low * 0.35, 1200, low * 0.35 + 2, colour)
  for (let x = -20; x < 1200;) {
    const width = random.between(44, 96)
    const height = random.between(low, high)
    const top = base - height
    drawn += rect(x, top, width, height, colour)
    if (random.chance(0.4)) drawn += rect(x + width * 0.25, top - 18, width * 0.5, 20, colour)
    if (random.chance(0.2)) drawn += rect(x + width * 0.5, top - 56, 4, 58, colour)
    if (p.lit > 0.2)
      drawn += repeat(random.whole(3, 7), () =>
        faint(
          0.75,
          rect(
            x + 8 + Math.floor(random.between(0, (width - 16) / 12)) * 12,
            top + 16 + Math.floor(random.between(0, (height - 30) / 18)) * 18,
            6,
            9,
            mix(p.glow, colour, 0.25),
          ),
        ),
      )
    x += width + random.between(-6, 26)
  }
  return drawn
}

export function water(top: number, bottom: number, p: Palette, random: Random): string {
  const surface = rect(0, top, 1200, bottom - top, fade(mix(p.water, p.haze, 0.45), p.water))
  const shimmer = repeat(22, () => {
    const depth = random.between(0.04, 1)
    const y = top + depth * (bottom - top)
    const length = 20 + depth * 110
    return faint(
      0.4,
      stroke(
        `M${random.between(-40, 1180).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`,
        lighten(p.water, 0.45),
        2 + depth * 4,
      ),
    )
  })
  const path =
    p.hour === 'dusk' || p.hour === 'night' || p.hour === 'morning'
      ? repeat(9, (i) =>
          faint(
            0.5,
            ellipse(
              300 + random.between(-16, 16),
              top + 8 + (i * (bottom - top)) / 11,
              28 + i * 9,
              3 + i * 0.7,
              p.sun,
            ),
          ),
        )
      : ''
  return surface + path + shimmer
}
