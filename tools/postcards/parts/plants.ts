import { darken, lighten, mix } from '../paint/colour.ts'
import { at, circle, ellipse, mirrored, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Random } from '#server/demo/random.ts'

export function tree(x: number, base: number, height: number, p: Palette, leaf = p.leaf): string {
  const r = height * 0.3
  const crown = base - height + r
  return (
    rect(x - height * 0.03, crown, height * 0.06, height - r, darken(p.wood, 0.35), 3) +
    circle(x + r * 0.55, crown + r * 0.55, r * 0.78, darken(leaf, 0.22)) +
    circle(x - r * 0.6, crown + r * 0.5, r * 0.72, darken(leaf, 0.08)) +
    circle(x, crown, r, leaf) +
    circle(x - r * 0.3, crown - r * 0.25, r * 0.52, lighten(leaf, 0.14))
  )
}

export function poplar(x: number, base: number, height: number, p: Palette): string {
  const leaf = mix(p.leaf, p.evergreen, 0.4)
  return (
    rect(x - 4, base - height * 0.2, 8, height * 0.2, darken(p.wood, 0.4)) +
    ellipse(x, base - height * 0.56, height * 0.15, height * 0.45, darken(leaf, 0.15)) +
    ellipse(x - height * 0.035, base - height * 0.58, height * 0.095, height * 0.38, leaf)
  )
}

const frond = (dx: number, dy: number, lift: number, width: number) =>
  `M0 0Q${dx * 0.45} ${-lift} ${dx} ${dy}Q${dx * 0.5} ${-lift + width} 0 0Z`

export function palm(x: number, base: number, height: number, p: Palette, lean = 30): string {
  const s = height / 420
  const dark = darken(p.leaf, 0.28)
  const trunk = stroke(
    `M${x} ${base}Q${x + lean * 0.15} ${base - height * 0.5} ${x + lean} ${base - height}`,
    darken(p.wood, 0.25),
    15 * s,
  )
  const crown =
    shape(frond(150, 70, 40, 46), dark) +
    shape(frond(-140, 84, 34, 48), dark) +
    shape(frond(74, 118, 8, 44), darken(p.leaf, 0.15)) +
    shape(frond(-60, 128, 0, 46), dark) +
    shape(frond(168, -4, 78, 44), p.leaf) +
    shape(frond(-166, 8, 74, 44), darken(p.leaf, 0.1)) +
    shape(frond(104, -76, 92, 40), lighten(p.leaf, 0.1)) +
    shape(frond(-96, -72, 94, 40), lighten(p.leaf, 0.16)) +
    circle(-8, 10, 11, darken(p.wood, 0.1)) +
    circle(9, 13, 11, darken(p.wood, 0.3))
  return trunk + at(x + lean, base - height, crown, s)
}

export const bush = (x: number, base: number, width: number, p: Palette, leaf = p.leaf) =>
  circle(x + width * 0.3, base - width * 0.12, width * 0.24, darken(leaf, 0.18)) +
  circle(x - width * 0.3, base - width * 0.12, width * 0.26, darken(leaf, 0.1)) +
  circle(x, base - width * 0.22, width * 0.32, leaf) +
  rect(x - width * 0.54, base - width * 0.14, width * 1.08, width * 0.14, darken(leaf, 0.14), 6)

export function hedge(from: number, to: number, base: number, p: Palette, random: Random): string {
  const count = Math.ceil((to - from) / 70)
  return repeat(count, (i) =>
    bush(
      from + (i + 0.5) * 70,
      base,
      random.between(90, 140),
      p,
      mix(p.leaf, p.evergreen, random.between(0, 0.6)),
    ),
  )
}

const blade = (length: number, width: number, angle: number, fill: string, vein: string) =>
  `<g transform="rotate(${angle})">${shape(
    `M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.75} 0 ${-length}C${width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`,
    fill,
  )}${stroke(`M0 0L0 ${-length * 0.92}`, vein, 3)}</g>`

/** Big dark leaves that reach into the picture from a lower corner and give it depth. */
export function nearLeaves(p: Palette, side: 'left' | 'right', scale = 1): string {
  const dark = mix(p.evergreen, p.leaf, 0.12)
  const vein = mix(p.evergreen, p.leaf, 0.55)
  const leaves = at(
    -10,
    930,
    blade(330, 62, 58, darken(dark, 0.2), vein) +
      blade(400, 66, 8, darken(dark, 0.12), vein) +
      blade(370, 64, 34, dark, vein) +
      blade(230, 54, 76, mix(dark, p.leaf, 0.35), vein),
    scale,
  )
  return side === 'left' ? leaves : mirrored(600, leaves)
}

export function pottedPlant(x: number, base: number, height: number, leaf: string, pot: string) {
  const vein = darken(leaf, 0.2)
  const h = height * 0.72
  return (
    at(
      x,
      base - height * 0.24,
      blade(h * 0.8, h * 0.14, -48, darken(leaf, 0.2), vein) +
        blade(h * 0.85, h * 0.14, 46, darken(leaf, 0.26), vein) +
        blade(h, h * 0.15, -16, leaf, vein) +
        blade(h * 0.95, h * 0.15, 20, darken(leaf, 0.1), vein),
    ) +
    shape(
      `M${x - height * 0.15} ${base - height * 0.28}H${x + height * 0.15}L${x + height * 0.11} ${base}H${x - height * 0.11}Z`,
      pot,
    ) +
    shape(
      `M${x + height * 0.04} ${base - height * 0.28}H${x + height * 0.15}L${x + height * 0.11} ${base}H${x + height * 0.03}Z`,
      darken(pot, 0.14),
    )
  )
}
