export type LightName = 'morning' | 'noon' | 'dusk' | 'night' | 'rain'

/** What an hour of the day does to every colour under it. */
export interface Light {
  sky: string[]
  haze: string
  sun: string
  sunHeight: number
  cloud: string
  /** Everything solid leans towards this colour by `tintShare`. */
  tint: string
  tintShare: number
  /** Share of windows that are lit. */
  lit: number
  glow: string
  glass: string
}

export const lights: Record<LightName, Light> = {
  morning: {
    sky: ['#a9d3dc', '#d8e8df', '#fdebd3'],
    haze: '#f1e6d8',
    sun: '#fff4d2',
    sunHeight: 330,
    cloud: '#fff8ec',
    tint: '#ffe9cf',
    tintShare: 0.14,
    lit: 0.05,
    glow: '#ffe3a3',
    glass: '#7fa9b0',
  },
  noon: {
    sky: ['#6fbfd6', '#a9dbe2', '#e3f3ea'],
    haze: '#d3ebea',
    sun: '#fffbe0',
    sunHeight: 170,
    cloud: '#ffffff',
    tint: '#ffffff',
    tintShare: 0.03,
    lit: 0.02,
    glow: '#ffe9b0',
    glass: '#6f9fb0',
  },
  dusk: {
    sky: ['#6a78a8', '#d99a98', '#ffcf9c'],
    haze: '#f0b596',
    sun: '#ffe2a6',
    sunHeight: 470,
    cloud: '#f7c3ac',
    tint: '#b8604f',
    tintShare: 0.24,
    lit: 0.34,
    glow: '#ffd98a',
    glass: '#5d6286',
  },
  night: {
    sky: ['#172849', '#33497a', '#7482ad'],
    haze: '#4d6190',
    sun: '#fdf0cd',
    sunHeight: 190,
    cloud: '#3d527a',
    tint: '#1a2a4c',
    tintShare: 0.5,
    lit: 0.55,
    glow: '#ffd27d',
    glass: '#26395c',
  },
  rain: {
    sky: ['#8ba5ae', '#aebfc0', '#d5dad2'],
    haze: '#bfcbc8',
    sun: '#eef0e6',
    sunHeight: 210,
    cloud: '#c9d3d2',
    tint: '#7b929b',
    tintShare: 0.26,
    lit: 0.3,
    glow: '#ffdf9c',
    glass: '#5f7983',
  },
}
