import { bangkok } from './bangkok.ts'
import type { DemoCity } from './city.ts'
import { daNang } from './da-nang.ts'
import { berlin, hamburg } from './germany.ts'
import { london, paris } from './london-and-paris.ts'
import { chiangMai, chiangRai } from './northern-thailand.ts'
import { pattaya } from './pattaya.ts'
import { huaHin, krabi, paTong, phuketCity } from './southern-thailand.ts'
import { tokyo } from './tokyo.ts'
import { chicago, newYork, sanFrancisco } from './united-states.ts'

/** One for each preset city, with as many listings as docs/product.md §10 counts there. */
export const demoCities: readonly DemoCity[] = [
  bangkok,
  pattaya,
  chiangMai,
  chiangRai,
  huaHin,
  krabi,
  paTong,
  phuketCity,
  daNang,
  newYork,
  hamburg,
  berlin,
  london,
  paris,
  tokyo,
  sanFrancisco,
  chicago,
]
