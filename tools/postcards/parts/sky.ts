import { lighten } from '../paint/colour.ts'
import {
  canvas,
  circle,
  ellipse,
  fade,
  faint,
  halo,
  rect,
  repeat,
  shape,
  stroke,
} from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Random } from '#server/demo/random.ts'

export function cloud(x: number, y: number, width: number, fill: string): string {
  const unit = width / 10
  return (
    rect(x, y - unit, width, unit * 1.5, fill, unit * 0.75) +
    circle(x + unit * 3.4, y - unit, unit * 1.7, fill) +
    circle(x + unit * 6, y - unit * 1.1, unit * 2.2, fill) +
    rect(x + unit * 4.6, y + unit * 0.2, width * 0.75, unit * 1.1, fill, unit * 0.55)
  )
}

const stars = (random: Random) =>
  repeat(46, () => {
    const bright = random.between(0.35, 0.95).toFixed(2)
    return faint(
      Number(bright),
      circle(random.between(0, 1200), random.between(0, 480), random.between(1.5, 3.2), '#fff3d6'),
    )
  })

/** The sun stands at the left in every picture: shade falls to the right. */
export function sky(p: Palette, random: Random, sunX = random.between(180, 420)): string {
  const ground = rect(0, 0, canvas.width, canvas.height, fade(...p.sky))
  const night = p.hour === 'night'
  const sun =
    p.hour === 'rain'
      ? ''
      : ellipse(sunX, p.sunHeight, night ? 170 : 300, night ? 170 : 300, halo(p.sun)) +
        (night
          ? shape(`M${sunX} ${p.sunHeight - 48}a48 48 0 1 0 48 62a40 40 0 0 1 -48 -62Z`, p.sun)
          : circle(sunX, p.sunHeight, 62, p.sun))
  const clouds = repeat(p.hour === 'rain' ? 6 : 4, (i) =>
    faint(
      night ? 0.5 : 0.72,
      cloud(
        (i * 330 + random.between(-60, 160)) % 1150,
        random.between(110, p.hour === 'rain' ? 330 : 290),
        random.between(130, 260),
        i % 2 ? p.cloud : lighten(p.cloud, 0.35),
      ),
    ),
  )
  return ground + (night ? stars(random) : '') + sun + clouds
}

/** Falls in front of the scene, on rainy days only. */
export const rain = (p: Palette, random: Random) =>
  p.hour === 'rain'
    ? faint(
        0.3,
        repeat(60, () => {
          const x = random.between(-20, 1220)
          const y = random.between(0, 860)
          return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-9 34`, '#ffffff', 2.5)
        }),
      )
    : ''
