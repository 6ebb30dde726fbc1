import { darken, lighten, mix } from '../paint/colour.ts'
import { rect, repeat, shape } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Random } from '#server/demo/random.ts'

export const paneColour = (p: Palette, random: Random) =>
  random.chance(p.lit)
    ? mix(p.glow, p.coral, random.between(0, 0.25))
    : mix(p.glass, p.haze, random.between(0, 0.3))

/** A sash window with its frame, sill and a hint of curtain. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  p: Palette,
  random: Random,
  frame = p.trim,
): string {
  const glass = paneColour(p, random)
  return (
    rect(x - 5, y - 5, width + 10, height + 10, frame, 3) +
    rect(x, y, width, height, glass) +
    (random.chance(0.45)
      ? shape(
          `M${x} ${y}h${width * 0.38}q${-width * 0.06} ${height * 0.6} ${-width * 0.38} ${height}Z`,
          lighten(glass, 0.32),
        )
      : shape(
          `M${x + width} ${y}v${height * 0.7}L${x + width * 0.4} ${y}Z`,
          lighten(glass, 0.16),
        )) +
    rect(x + width / 2 - 2, y, 4, height, frame) +
    rect(x, y + height * 0.4, width, 4, frame) +
    rect(x - 9, y + height + 4, width + 18, 7, darken(frame, 0.1))
  )
}

export const flowerBox = (x: number, y: number, width: number, p: Palette) =>
  repeat(Math.floor(width / 12), (i) =>
    rect(x + i * 12, y - 12 - (i % 2) * 4, 11, 14, i % 3 === 1 ? p.coral : p.leaf, 6),
  ) + rect(x - 2, y, width + 4, 11, darken(p.evergreen, 0.1), 3)

export function railing(x: number, y: number, width: number, height: number, colour: string) {
  const count = Math.floor(width / 11)
  return (
    rect(x, y, width, 4, colour) +
    repeat(count, (i) => rect(x + 4 + (i * (width - 8)) / count, y, 2.5, height, colour)) +
    rect(x, y + height - 3, width, 5, colour)
  )
}

export function awning(x: number, y: number, width: number, depth: number, a: string, b: string) {
  const count = Math.max(3, Math.round(width / 26))
  const step = width / count
  return repeat(count, (i) =>
    shape(
      `M${x + i * step} ${y}h${step}v${depth - step / 2}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
      i % 2 ? a : b,
    ),
  )
}

export function door(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  p: Palette,
) {
  return (
    rect(x - 7, base - height - 7, width + 14, height + 7, p.trim, 3) +
    rect(x, base - height, width, height, fill) +
    rect(
      x + width * 0.16,
      base - height * 0.9,
      width * 0.68,
      height * 0.3,
      p.lit > 0.2 ? p.glow : lighten(fill, 0.25),
      3,
    ) +
    rect(
      x + width * 0.16,
      base - height * 0.5,
      width * 0.68,
      height * 0.38,
      darken(fill, 0.14),
      3,
    ) +
    rect(x + width * 0.78, base - height * 0.48, 6, 14, p.glow, 3)
  )
}

export type TowerStyle = 'balconies' | 'grid' | 'ribbons' | 'glass'

/** A tower of flats: lit face at the left, shaded side at the right. */
export function towerBlock(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  style: TowerStyle,
  p: Palette,
  random: Random,
): string {
  const side = width * 0.2
  const front = width - side
  const top = base - height
  const floors = Math.floor((height - 46) / (style === 'balconies' ? 46 : 40))
  const floor = (height - 46) / floors
  const columns = Math.max(2, Math.round(front / (style === 'balconies' ? 74 : 52)))
  const bay = front / columns
  const shade = darken(wall, 0.2)
  const slab = (y: number) =>
    style === 'balconies'
      ? rect(x - 12, y + floor * 0.56, front + 12, floor * 0.28, lighten(wall, 0.45), 3) +
        rect(x + front, y + floor * 0.56, 14, floor * 0.28, darken(wall, 0.08)) +
        rect(x - 12, y + floor * 0.82, front + 26, floor * 0.09, darken(wall, 0.24))
      : ''
  const rows = repeat(floors, (row) => {
    const y = top + 30 + row * floor
    if (style === 'ribbons' || style === 'glass') {
      const gap = style === 'glass' ? 0.16 : 0.42
      return (
        repeat(columns, (i) =>
          rect(x + i * bay + 2, y, bay - 3, floor * (1 - gap), paneColour(p, random)),
        ) + rect(x + front, y, side, floor * (1 - gap), darken(p.glass, 0.12))
      )
    }
    const cells = repeat(columns, (i) => {
      const left = x + i * bay
      const opening = rect(
        left + bay * 0.16,
        y + 2,
        bay * 0.68,
        floor * 0.66,
        paneColour(p, random),
        2,
      )
      if (style === 'grid') return opening
      const plant = random.chance(0.42)
        ? rect(left + bay * random.between(0.1, 0.5), y + floor * 0.4, bay * 0.36, 18, p.leaf, 9)
        : ''
      return opening + plant
    })
    return (
      cells +
      slab(y) +
      rect(x + front + side * 0.3, y + 2, side * 0.4, floor * 0.6, darken(p.glass, 0.1))
    )
  })
  return (
    rect(x, top, front, height, style === 'glass' ? lighten(p.glass, 0.25) : wall) +
    rect(x + front, top, side, height, style === 'glass' ? darken(p.glass, 0.2) : shade) +
    rows +
    rect(x - 6, top - 10, front + 6, 16, lighten(wall, 0.3)) +
    rect(x + front, top - 10, side + 6, 16, darken(wall, 0.12))
  )
}
