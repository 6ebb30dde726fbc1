import { mix } from './colour.ts'
import { lights, type Light, type LightName } from './lights.ts'
import { regions, type CityName, type Region } from './regions.ts'

export interface Palette extends Region, Light {
  name: string
  hour: LightName
  coral: string
  evergreen: string
  ink: string
  wood: string
  sand: string
}

const slug = (city: CityName) => city.toLowerCase().replaceAll(' ', '')

/** Every colour of a city as one hour of the day shows it. */
export function paletteOf(city: CityName, hour: LightName): Palette {
  const light = lights[hour]
  const region = regions[city]
  const lit = (colour: string) => mix(colour, light.tint, light.tintShare)
  const [a, b, c, d] = region.walls
  return {
    ...light,
    name: `${slug(city)}-${hour}`,
    hour,
    tropical: region.tropical,
    walls: [lit(a), lit(b), lit(c), lit(d)],
    roof: lit(region.roof),
    trim: lit(region.trim),
    leaf: lit(region.leaf),
    ground: lit(region.ground),
    road: lit(region.road),
    water: mix(
      mix(region.water, light.tint, light.tintShare * 0.5),
      light.sky[0] ?? light.haze,
      0.3,
    ),
    coral: lit('#ff8a70'),
    evergreen: lit('#1f5c4a'),
    ink: lit('#2c3a40'),
    wood: lit('#a8744c'),
    sand: lit('#f3dfb5'),
  }
}
