import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, faint, halo, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'

export function lamp(x: number, base: number, height: number, p: Palette): string {
  const top = base - height
  return (
    (p.lit > 0.2 ? circle(x, top, 90, halo(p.glow)) : '') +
    rect(x - 4, top, 8, height, p.ink) +
    rect(x - 10, base - 14, 20, 14, p.ink, 3) +
    shape(
      `M${x - 15} ${top - 26}H${x + 15}L${x + 10} ${top + 8}H${x - 10}Z`,
      p.lit > 0.2 ? p.glow : p.trim,
    ) +
    shape(`M${x - 20} ${top - 25}L${x} ${top - 44}L${x + 20} ${top - 25}Z`, p.ink)
  )
}

export function bicycle(x: number, base: number, frame: string, p: Palette): string {
  const y = base - 26
  return (
    repeat(
      2,
      (i) =>
        `<circle cx="${x + i * 76}" cy="${y}" r="24" fill="none" stroke="${p.ink}" stroke-width="5"/>`,
    ) +
    stroke(
      `M${x} ${y}L${x + 26} ${y - 40}H${x + 64}L${x + 76} ${y}M${x + 26} ${y - 40}L${x + 38} ${y}L${x + 64} ${y - 40}M${x} ${y}H${x + 38}`,
      frame,
      5,
    ) +
    stroke(`M${x + 26} ${y - 40}l-4-12m-10 0h20M${x + 64} ${y - 40}l-3-18h14`, p.ink, 5)
  )
}

export function scooter(x: number, base: number, body: string, p: Palette): string {
  return (
    circle(x, base - 16, 17, p.ink) +
    circle(x + 96, base - 16, 17, p.ink) +
    circle(x, base - 16, 7, p.trim) +
    circle(x + 96, base - 16, 7, p.trim) +
    shape(
      `M${x - 22} ${base - 44}Q${x - 10} ${base - 66} ${x + 40} ${base - 62}L${x + 46} ${base - 28}H${x + 72}L${x + 80} ${base - 84}L${x + 92} ${base - 86}L${x + 102} ${base - 34}L${x + 88} ${base - 30}L${x + 76} ${base - 16}H${x + 24}Q${x + 10} ${base - 44} ${x - 22} ${base - 34}Z`,
      body,
    ) +
    rect(x - 20, base - 72, 62, 13, p.ink, 6) +
    stroke(`M${x + 84} ${base - 84}l-2-14l-16-4`, p.ink, 6)
  )
}

/** The elevated railway, with a train on it. */
export function skyTrain(y: number, p: Palette, trainX: number): string {
  const concrete = mix(p.trim, p.road, 0.45)
  const car = (i: number) => {
    const x = trainX + i * 252
    return (
      rect(x, y - 84, 246, 80, lighten(p.trim, 0.3), 12) +
      rect(x, y - 30, 246, 14, p.evergreen) +
      rect(x, y - 16, 246, 7, p.coral) +
      repeat(5, (j) => rect(x + 16 + j * 45, y - 70, 34, 30, p.lit > 0.2 ? p.glow : p.glass, 4))
    )
  }
  return (
    repeat(3, (i) => {
      const x = 130 + i * 460
      return (
        rect(x, y + 46, 62, 420, concrete) +
        rect(x + 38, y + 46, 24, 420, darken(concrete, 0.18)) +
        shape(
          `M${x - 66} ${y + 34}H${x + 128}L${x + 66} ${y + 92}H${x - 4}Z`,
          darken(concrete, 0.1),
        )
      )
    }) +
    repeat(3, car) +
    rect(-10, y - 8, 1220, 26, lighten(concrete, 0.2)) +
    rect(-10, y + 18, 1220, 28, darken(concrete, 0.14))
  )
}

export function parasol(x: number, base: number, height: number, a: string, b: string): string {
  const w = height * 0.62
  const top = base - height
  const rim = top + height * 0.32
  return (
    rect(x - 3, top, 6, height, darken(b, 0.45)) +
    shape(
      `M${x - w} ${rim}Q${x - w * 0.7} ${top} ${x} ${top - 6}Q${x + w * 0.7} ${top} ${x + w} ${rim}Z`,
      a,
    ) +
    shape(
      `M${x - w * 0.45} ${rim}Q${x - w * 0.36} ${top + 8} ${x} ${top - 6}Q${x + w * 0.1} ${top + 20} ${x + w * 0.12} ${rim}Z`,
      b,
    ) +
    shape(
      `M${x + w * 0.58} ${rim}Q${x + w * 0.44} ${top + 8} ${x} ${top - 6}Q${x + w * 0.7} ${top} ${x + w} ${rim}Z`,
      darken(b, 0.1),
    )
  )
}

export const lounger = (x: number, base: number, fabric: string, wood: string) =>
  ellipse(x + 70, base + 4, 100, 9, 'rgba(30,50,50,.16)') +
  stroke(`M${x + 8} ${base}v-26M${x + 128} ${base}v-26`, wood, 7) +
  shape(
    `M${x - 44} ${base - 82}L${x - 26} ${base - 90}L${x + 18} ${base - 42}H${x + 150}V${base - 24}H${x + 6}Z`,
    fabric,
  ) +
  shape(
    `M${x - 44} ${base - 82}L${x - 26} ${base - 90}L${x - 6} ${base - 68}L${x - 22} ${base - 58}Z`,
    lighten(fabric, 0.4),
  )

/** String of paper lanterns that hangs between two points. */
export function lanterns(from: number, to: number, y: number, sag: number, p: Palette): string {
  const count = Math.round((to - from) / 90)
  const middle = (from + to) / 2
  return (
    stroke(`M${from} ${y}Q${middle} ${y + sag * 2} ${to} ${y}`, p.ink, 3) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count
      const x = from + (to - from) * t
      const drop = y + sag * 4 * t * (1 - t)
      return (
        (p.lit > 0.2 ? faint(0.8, circle(x, drop + 22, 46, halo(p.glow))) : '') +
        ellipse(x, drop + 22, 16, 20, i % 2 ? p.coral : mix(p.coral, p.glow, 0.6)) +
        rect(x - 8, drop + 1, 16, 5, p.ink) +
        rect(x - 8, drop + 39, 16, 5, p.ink)
      )
    })
  )
}

export const wires = (y: number, p: Palette) =>
  faint(
    0.55,
    stroke(
      `M-10 ${y}Q300 ${y + 46} 600 ${y + 6}T1210 ${y + 10}M-10 ${y + 22}Q300 ${y + 74} 600 ${y + 30}T1210 ${y + 30}`,
      p.ink,
      3,
    ),
  )

export function rowBoat(x: number, y: number, hull: string): string {
  return (
    shape(
      `M${x} ${y}Q${x + 90} ${y + 16} ${x + 190} ${y}Q${x + 170} ${y + 38} ${x + 130} ${y + 40}H${x + 50}Q${x + 16} ${y + 34} ${x} ${y}Z`,
      hull,
    ) +
    shape(
      `M${x} ${y}Q${x + 90} ${y + 16} ${x + 190} ${y}L${x + 184} ${y + 13}Q${x + 90} ${y + 28} ${x + 6} ${y + 13}Z`,
      lighten(hull, 0.35),
    )
  )
}
