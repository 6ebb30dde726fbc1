import { namedFlavor, type Flavor } from '@protomaps/basemaps'
import { mapPalettes, type MapTheme } from './palette.ts'

interface StreetColours {
  street: string
  streetEdge: string
  mainStreet: string
  mainStreetEdge: string
  highway: string
  highwayEdge: string
  tunnel: string
  rail: string
  building: string
  green: string
  forest: string
  sand: string
  /** Schools, hospitals, works, airfields: told apart by a breath of colour. */
  ground: string
  runway: string
  streetName: string
  waterName: string
  parkName: string
}

/** Of land and water as the embedded basemap draws them, so that no edge shows between the two. */
const streetColours: Record<MapTheme, StreetColours> = {
  light: {
    street: '#fffefb',
    streetEdge: '#ddd3bf',
    mainStreet: '#fffdf7',
    mainStreetEdge: '#d9cdb4',
    highway: '#f4e6c8',
    highwayEdge: '#d6c49c',
    tunnel: '#f3ecdd',
    rail: '#8f8878',
    building: '#eee7d9',
    green: '#dde8d6',
    forest: '#d3e2cc',
    sand: '#f1e9d0',
    ground: '#f2ecdf',
    runway: '#e9e2d3',
    streetName: '#716c60',
    waterName: '#44676a',
    parkName: '#4b654d',
  },
  dark: {
    street: '#37423e',
    streetEdge: '#1c2321',
    mainStreet: '#45524c',
    mainStreetEdge: '#1a211f',
    highway: '#5c6150',
    highwayEdge: '#1a211f',
    tunnel: '#2a3330',
    rail: '#6b7872',
    building: '#29322f',
    green: '#23332a',
    forest: '#213027',
    sand: '#2d302a',
    ground: '#262e2c',
    runway: '#323b38',
    streetName: '#9aa39d',
    waterName: '#6f9396',
    parkName: '#84a08b',
  },
}

/** Every colour of Protomaps' style in those of the site; fonts are named `plain` and `bold`. */
export function streetFlavor(theme: MapTheme): Flavor {
  const { land, water, border, country, town, quarter } = mapPalettes[theme]
  const colours = streetColours[theme]
  const { green, forest, sand, ground, parkName, waterName, streetName } = colours
  return {
    ...namedFlavor(theme),
    background: water,
    earth: land,
    water,
    ...all(['park_a', 'park_b', 'zoo', 'scrub_a', 'scrub_b'], green),
    ...all(['wood_a', 'wood_b'], forest),
    ...all(['sand', 'beach'], sand),
    ...all(['hospital', 'school', 'industrial', 'aerodrome', 'military', 'pedestrian'], ground),
    glacier: land,
    runway: colours.runway,
    pier: land,
    buildings: colours.building,
    ...all(['other', 'minor_service', 'minor_a', 'minor_b', 'link'], colours.street),
    ...all(['bridges_other', 'bridges_minor', 'bridges_link'], colours.street),
    ...all(['minor_service_casing', 'minor_casing', 'link_casing'], colours.streetEdge),
    ...all(
      ['bridges_other_casing', 'bridges_minor_casing', 'bridges_link_casing'],
      colours.streetEdge,
    ),
    ...all(['major', 'bridges_major'], colours.mainStreet),
    ...all(
      ['major_casing_early', 'major_casing_late', 'bridges_major_casing'],
      colours.mainStreetEdge,
    ),
    ...all(['highway', 'bridges_highway'], colours.highway),
    ...all(
      ['highway_casing_early', 'highway_casing_late', 'bridges_highway_casing'],
      colours.highwayEdge,
    ),
    ...all(
      ['tunnel_other', 'tunnel_minor', 'tunnel_link', 'tunnel_major', 'tunnel_highway'],
      colours.tunnel,
    ),
    ...all(
      ['tunnel_other_casing', 'tunnel_minor_casing', 'tunnel_link_casing', 'tunnel_major_casing'],
      colours.streetEdge,
    ),
    tunnel_highway_casing: colours.highwayEdge,
    railway: colours.rail,
    boundaries: border,
    ...all(['roads_label_minor', 'roads_label_major', 'address_label'], streetName),
    ...all(['roads_label_minor_halo', 'roads_label_major_halo', 'address_label_halo'], land),
    ...all(['subplace_label_halo', 'city_label_halo', 'state_label_halo'], land),
    ocean_label: waterName,
    subplace_label: quarter,
    city_label: town,
    state_label: quarter,
    country_label: country,
    pois: {
      ...all(['blue', 'lapis', 'pink', 'red', 'slategray', 'tangerine', 'turquoise'], streetName),
      green: parkName,
    },
    landcover: {
      ...all(['barren', 'farmland', 'urban_area', 'glacier'], land),
      ...all(['grassland', 'scrub'], green),
      forest,
    },
    regular: 'plain',
    italic: 'plain',
    bold: 'bold',
  }
}

function all<Name extends string>(names: Name[], colour: string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, colour])) as Record<Name, string>
}
