import { darken, lighten, mix } from '../paint/colour.ts'
import { at, canvas, faint, rect, repeat, shape } from '../paint/draw.ts'
import { backdrops } from '../landmarks/backdrops.ts'
import { cornTower } from '../landmarks/west.ts'
import { longtail, prang, templeRoof } from '../landmarks/asia.ts'
import { towerBlock } from '../parts/facade.ts'
import { mansard } from '../parts/house-fronts.ts'
import { shophouse } from '../parts/house-fronts-asia.ts'
import { warehouse } from '../parts/house-fronts-more.ts'
import { water } from '../parts/horizon.ts'
import { hedge, palm, tree } from '../parts/plants.ts'
import { rain, sky } from '../parts/sky.ts'
import { rowBoat } from '../parts/street-things.ts'
import type { Scene, Setting } from './scene.ts'

const bank = 640

function buildings({ city, p, random, variant }: Setting): string {
  const wall = (i: number) => p.walls[(i + variant) % 4] ?? p.walls[0]
  if (city === 'Hamburg')
    return (
      warehouse({ x: -40, base: bank, width: 330, wall: wall(0), p, random }) +
      warehouse({ x: 292, base: bank, width: 300, wall: wall(1), p, random }) +
      warehouse({ x: 850, base: bank, width: 390, wall: wall(2), p, random })
    )
  if (city === 'Chicago')
    return (
      towerBlock(-30, bank, 230, 560, wall(0), 'glass', p, random) +
      at(330, bank, cornTower(lighten(wall(2), 0.2), darken(p.glass, 0.2)), 1.5) +
      at(490, bank, cornTower(lighten(wall(2), 0.1), darken(p.glass, 0.25)), 1.35) +
      towerBlock(840, bank, 190, 430, wall(3), 'grid', p, random) +
      towerBlock(1020, bank, 240, 600, wall(1), 'ribbons', p, random)
    )
  if (city === 'Paris')
    return repeat(3, (i) =>
      at(
        0,
        0,
        mansard({
          x: i * 250 - 40 + (i > 1 ? 500 : 0),
          base: bank * 1.25,
          width: 310,
          wall: wall(i),
          p,
          random,
        }),
        0.8,
      ),
    )
  const row = (x: number, i: number) =>
    at(x, bank, shophouse({ x: 0, base: 0, width: 300, wall: wall(i), p, random }), 0.64)
  return (
    row(-30, 0) +
    row(166, 1) +
    at(560, bank, prang(lighten(p.roof, 0.3)), 1.5) +
    at(850, bank, templeRoof(p.roof), 1) +
    palm(690, bank + 6, 250, p) +
    palm(1020, bank + 6, 310, p, -20) +
    row(1060, 2)
  )
}

function bridge({ p }: Setting): string {
  const stone = mix(p.trim, p.road, 0.4)
  return (
    shape(
      `M520 ${bank + 6}V${bank - 50}Q760 ${bank - 130} 960 ${bank - 50}V${bank + 6}H900Q740 ${bank - 96} 580 ${bank + 6}Z`,
      stone,
    ) +
    shape(
      `M520 ${bank - 50}Q760 ${bank - 130} 960 ${bank - 50}V${bank - 36}Q760 ${bank - 116} 520 ${bank - 36}Z`,
      lighten(stone, 0.35),
    )
  )
}

const boats = ({ city, p }: Setting) =>
  city === 'Bangkok'
    ? at(620, 800, longtail(darken(p.wood, 0.15), p.trim, p.coral), 1.25)
    : rowBoat(300, 780, p.evergreen) + rowBoat(780, 716, p.coral)

/** Houses that stand at the water, with their light in it. */
export const canal: Scene = (setting) => {
  const { city, p, random } = setting
  const row = buildings(setting)
  const quay = mix(p.road, p.trim, 0.3)
  return (
    sky(p, random, 640) +
    backdrops[city](bank - 20, p, random) +
    hedge(560, 880, bank, p, random) +
    (p.tropical ? '' : tree(800, bank, 200, p)) +
    row +
    (city === 'Hamburg' || city === 'Paris' ? bridge(setting) : '') +
    rect(0, bank, canvas.width, 16, lighten(quay, 0.3)) +
    rect(0, bank + 16, canvas.width, 26, darken(quay, 0.2)) +
    water(bank + 40, 900, p, random) +
    `<svg x="0" y="${bank + 42}" width="1200" height="${900 - bank - 42}">${faint(0.22, `<g transform="translate(0 ${bank * 0.75}) scale(1 -.75)">${at(0, bank - 100 - bank * 0.75, '')}${at(0, bank - 640, row)}</g>`)}</svg>` +
    boats(setting) +
    rain(p, random)
  )
}
