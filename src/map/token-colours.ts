import type { MapTheme } from './style/palette.ts'

const tokens = {
  surface: '--color-surface',
  text: '--color-text',
  border: '--color-border',
  primary: '--color-primary',
  onPrimary: '--color-on-primary',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  danger: '--color-danger',
} as const

export type TokenColours = Record<keyof typeof tokens, string>

/** The tokens as `rgb()`: MapLibre reads neither custom properties nor OKLCH. They are read from the page,
 *  since a parked map has no styles. */
export function readTokenColours(theme: MapTheme): TokenColours {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.colorScheme = theme
  // Under reduced motion every change of colour is a very short transition, read at its beginning.
  probe.style.transitionProperty = 'none'
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`
    return [name, context ? toRgb(context, getComputedStyle(probe).color) : 'rgb(0 0 0)']
  })
  probe.remove()
  return Object.fromEntries(colours)
}

function toRgb(context: CanvasRenderingContext2D, colour: string): string {
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
