import { darken, lighten, mix } from '../paint/colour.ts'
import { at, faint, rect, repeat, shape, stroke } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { ridge } from '../parts/horizon.ts'
import { teakHouse } from '../parts/houses.ts'
import { bush, nearLeaves, palm, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import type { Scene } from './scene.ts'

/** Hills in the mist, terraces of rice or tea, one house. */
export const mountain: Scene = ({ city, p, random, variant }) => {
  const terrace = (i: number) => {
    const y = 600 + i * 52
    const green = mix(p.leaf, p.ground, 0.55 - i * 0.1)
    const bend = variant % 2 ? 50 : -50
    const edge = `M0 ${y + bend * 0.4}Q300 ${y - 44 - bend} 620 ${y}T1200 ${y - bend * 0.6}`
    return (
      shape(`${edge}V900H0Z`, green) +
      stroke(edge, lighten(green, 0.3), 6) +
      repeat(12, (j) => {
        const x = 30 + j * 104 + (i % 2) * 50
        return faint(0.6, stroke(`M${x} ${y + 34}q22 -8 44 0`, darken(green, 0.16), 5))
      })
    )
  }
  const houseX = variant % 2 ? 300 : 560
  return (
    sky(p, random, 300) +
    backdrops[city](540, p, random) +
    repeat(2, (i) => faint(0.4, rect(-100 + i * 520, 440 + i * 44, 780, 26, p.cloud, 13))) +
    ridge(600, 90, mix(p.leaf, p.haze, 0.25), random) +
    repeat(2, terrace) +
    at(houseX, 730, teakHouse(p, random), 1) +
    repeat(3, (i) => terrace(i + 3)) +
    tree(houseX + 490, 750, 230, p) +
    tree(houseX - 250, 730, 170, p, mix(p.leaf, p.evergreen, 0.4)) +
    palm(variant % 2 ? 1010 : 130, 800, 360, p, 20) +
    bush(houseX - 60, 750, 110, p) +
    nearLeaves(p, variant % 2 ? 'right' : 'left', 0.66) +
    rain(p, random)
  )
}
