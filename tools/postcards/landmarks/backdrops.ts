import type { Random } from '#server/demo/random.ts'
import { mix } from '../paint/colour.ts'
import { at, rect } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import type { CityName } from '../paint/regions.ts'
import { far, ridge, skyline, water } from '../parts/horizon.ts'
import * as asia from './asia.ts'
import * as west from './west.ts'

/** What stands behind everything in a city, down to the line where its ground begins. */
export type Backdrop = (base: number, p: Palette, random: Random) => string

const stone = (p: Palette) => mix(mix(p.ink, p.roof, 0.22), p.sky[0] ?? p.haze, 0.28)

const towers = (base: number, p: Palette, random: Random, height = 260) =>
  skyline(base, height * 0.35, height, far(stone(p), 0.72, p), p, random) +
  skyline(base, height * 0.2, height * 0.62, far(stone(p), 0.52, p), p, random)

const roofs = (base: number, p: Palette, random: Random) =>
  skyline(base, 40, 110, far(stone(p), 0.56, p), p, random)

const hills = (base: number, p: Palette, random: Random, rise = 260) =>
  ridge(base, rise, far(p.evergreen, 0.76, p), random) +
  ridge(base + 10, rise * 0.66, far(mix(p.evergreen, p.leaf, 0.3), 0.56, p), random) +
  ridge(base + 24, rise * 0.36, far(p.leaf, 0.34, p), random)

const bay = (base: number, p: Palette, random: Random) => water(base - 110, base + 20, p, random)

export const backdrops: Record<CityName, Backdrop> = {
  Anywhere: (base, p, random) => hills(base, p, random, 300),
  Bangkok: (base, p, random) =>
    towers(base, p, random, 320) +
    at(960, base, asia.pixelTower(far(stone(p), 0.5, p)), 1) +
    at(520, base, asia.prang(far(p.roof, 0.42, p)), 0.72) +
    at(720, base, asia.templeRoof(far(p.roof, 0.36, p)), 0.68) +
    at(110, base, asia.templeRoof(far(p.roof, 0.3, p)), 0.62) +
    at(1080, base, asia.templeRoof(far(p.roof, 0.26, p)), 0.74),
  Pattaya: (base, p, random) =>
    ridge(base - 96, 120, far(p.leaf, 0.6, p), random) +
    skyline(base - 104, 40, 190, far(p.walls[0], 0.4, p), p, random) +
    bay(base, p, random),
  'Chiang Mai': (base, p, random) =>
    hills(base, p, random, 330) +
    at(860, base + 6, asia.chedi(far('#d9a441', 0.38, p)), 0.78) +
    at(610, base + 6, asia.templeRoof(far(p.roof, 0.32, p)), 0.7),
  'Chiang Rai': (base, p, random) =>
    hills(base, p, random, 400) +
    at(760, base + 6, asia.whiteTemple(far('#fffaf0', 0.18, p)), 0.72),
  'Hua Hin': (base, p, random) =>
    ridge(base - 100, 150, far(p.leaf, 0.55, p), random) + bay(base, p, random),
  Krabi: (base, p, random) =>
    ridge(base - 100, 90, far(p.evergreen, 0.7, p), random) +
    at(470, base - 100, asia.karst(far('#b5a48c', 0.55, p), far(p.leaf, 0.5, p)), 0.8) +
    bay(base, p, random) +
    at(930, base - 20, asia.karst(far('#b9a286', 0.3, p), far(p.leaf, 0.22, p)), 1.15) +
    at(720, base - 46, asia.karst(far('#b9a286', 0.42, p), far(p.leaf, 0.36, p)), 0.62) +
    at(180, base - 34, asia.karst(far('#b9a286', 0.36, p), far(p.leaf, 0.3, p)), 0.86),
  'Pa Tong': (base, p, random) =>
    ridge(base - 90, 260, far(p.evergreen, 0.6, p), random) +
    ridge(base - 80, 150, far(p.leaf, 0.38, p), random) +
    skyline(base - 96, 16, 62, far(p.walls[0], 0.25, p), p, random) +
    bay(base, p, random),
  'Phuket City': (base, p, random) => hills(base, p, random, 280) + roofs(base, p, random),
  'Da Nang': (base, p, random) =>
    ridge(base - 60, 240, far(p.evergreen, 0.62, p), random) +
    skyline(base - 60, 50, 200, far(p.walls[0], 0.5, p), p, random) +
    bay(base, p, random) +
    at(600, base - 66, asia.dragonBridge(far('#f0ae3c', 0.14, p), far(p.trim, 0.3, p)), 0.95),
  'New York': (base, p, random) =>
    towers(base, p, random, 330) +
    at(330, base, west.empireTower(far(stone(p), 0.46, p)), 1) +
    at(830, base, west.crownTower(far(stone(p), 0.42, p)), 0.95) +
    roofs(base, p, random) +
    at(590, base - 78, west.waterTank(far(p.wood, 0.3, p), far(p.ink, 0.4, p)), 0.8),
  Hamburg: (base, p, random) =>
    roofs(base, p, random) +
    at(300, base, west.copperSpire(far(p.walls[0], 0.42, p), far('#6fae9a', 0.35, p)), 0.95) +
    at(930, base, west.waveHall(far(p.walls[1], 0.36, p), far('#9cc9d2', 0.3, p)), 1) +
    at(600, base, west.harbourCrane(far(p.ink, 0.55, p)), 0.9),
  Berlin: (base, p, random) =>
    roofs(base, p, random) +
    at(800, base, west.tvTower(far(stone(p), 0.42, p)), 1.05) +
    at(440, base, west.domeHall(far('#7fae9c', 0.4, p)), 0.8),
  London: (base, p, random) =>
    towers(base, p, random, 190) +
    at(930, base, west.shard(far(p.glass, 0.4, p)), 0.95) +
    at(690, base, west.gherkin(far(p.glass, 0.3, p)), 0.75) +
    at(250, base, west.clockTower(far('#b59463', 0.35, p), far('#fff6df', 0.1, p)), 0.85) +
    at(480, base, west.domeHall(far(stone(p), 0.45, p)), 0.8),
  Paris: (base, p, random) =>
    ridge(base, 90, far(p.leaf, 0.62, p), random) +
    at(320, base - 30, west.sacredDome(far('#fff8ea', 0.22, p)), 0.6) +
    at(820, base, west.eiffel(far('#7d6a5c', 0.36, p)), 1) +
    roofs(base, p, random),
  Tokyo: (base, p, random) =>
    at(380, base, asia.fuji(far('#6f86ad', 0.45, p), far('#ffffff', 0.12, p)), 1.05) +
    towers(base, p, random, 170) +
    at(860, base, asia.tokyoTower(far('#e8664b', 0.24, p)), 0.95) +
    at(1080, base, asia.skyTree(far(stone(p), 0.45, p)), 0.8),
  SanFrancisco: (base, p, random) =>
    ridge(base - 70, 170, far(p.leaf, 0.6, p), random) +
    bay(base - 10, p, random) +
    at(440, base - 70, west.gateBridge(far('#dd5a3f', 0.2, p)), 0.8) +
    skyline(base, 40, 170, far(stone(p), 0.6, p), p, random) +
    at(1010, base, west.pyramidTower(far(stone(p), 0.4, p)), 0.85),
  Chicago: (base, p, random) =>
    towers(base, p, random, 330) +
    at(350, base, west.steppedTower(far(stone(p), 0.4, p)), 0.98) +
    at(880, base, west.taperedTower(far(stone(p), 0.44, p)), 0.95),
}

export const view = (city: CityName, base: number, p: Palette, random: Random) =>
  backdrops[city](base, p, random) + rect(0, base, 1200, 900 - base, far(p.leaf, 0.3, p))
