import { mix } from './colour.ts'
import type { Palette } from './palettes.ts'

/** Colours of a room, quiet walls and one or two fabrics. */
export interface Interior {
  wall: string
  floor: string
  fabric: string
  second: string
  wood: string
  linen: string
}

const interiors: readonly Interior[] = [
  {
    wall: '#dfe5d6',
    floor: '#cfa67c',
    fabric: '#1f5c4a',
    second: '#ff8a70',
    wood: '#9c6b45',
    linen: '#fbf4e8',
  },
  {
    wall: '#f5e2cd',
    floor: '#b98a62',
    fabric: '#d97f5f',
    second: '#4f8a78',
    wood: '#8a5c3c',
    linen: '#fff6ea',
  },
  {
    wall: '#cfdfdf',
    floor: '#c9a27c',
    fabric: '#3f6f86',
    second: '#f2b48a',
    wood: '#a3744e',
    linen: '#f7f3ea',
  },
  {
    wall: '#f0d3c4',
    floor: '#c59a72',
    fabric: '#8a4f4a',
    second: '#e9b65f',
    wood: '#8f6143',
    linen: '#fff4e9',
  },
  {
    wall: '#f3ead8',
    floor: '#a97a55',
    fabric: '#6f8f6a',
    second: '#ff8a70',
    wood: '#7d5539',
    linen: '#fffaf0',
  },
  {
    wall: '#e3dbe6',
    floor: '#c7a488',
    fabric: '#5f5a86',
    second: '#f0a58a',
    wood: '#936a50',
    linen: '#faf4f0',
  },
]

/** Rooms keep their own light: the hour outside only leans on it. */
export function interiorOf(p: Palette, which: number): Interior {
  const chosen = interiors[which % interiors.length] ?? (interiors[0] as Interior)
  const lit = (colour: string) => mix(colour, p.tint, p.tintShare * 0.5)
  return {
    wall: lit(chosen.wall),
    floor: lit(chosen.floor),
    fabric: lit(chosen.fabric),
    second: lit(chosen.second),
    wood: lit(chosen.wood),
    linen: lit(chosen.linen),
  }
}
