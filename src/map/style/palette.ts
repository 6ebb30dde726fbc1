export type MapTheme = 'light' | 'dark'

export interface MapPalette {
  water: string
  land: string
  border: string
  grid: string
  gridLabel: string
  country: string
  town: string
  quarter: string
}

/** Colours of the basemap in a form that WebGL reads; markers take theirs from the tokens. */
export const mapPalettes: Record<MapTheme, MapPalette> = {
  light: {
    water: '#d3e4e4',
    land: '#f7f3ea',
    border: '#d5c9b3',
    grid: '#e9e2d3',
    gridLabel: '#978e7a',
    country: '#8d8570',
    town: '#4b4a41',
    quarter: '#77736a',
  },
  dark: {
    water: '#101a1d',
    land: '#222a28',
    border: '#44504b',
    grid: '#2c3533',
    gridLabel: '#66706b',
    country: '#8b9690',
    town: '#d3d6cf',
    quarter: '#9ba39d',
  },
}
