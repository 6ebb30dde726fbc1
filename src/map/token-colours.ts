import type { MapTheme } from './style/palette.ts'

const TOKENS = {
  surface: '--color-surface',
  text: '--color-text',
  border: '--color-border',
  primary: '--color-primary',
  onPrimary: '--color-on-primary',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
} as const

export type TokenColours = Record<keyof typeof TOKENS, string>

/** The tokens as `rgb()`: MapLibre reads neither custom properties nor OKLCH. */
export function readTokenColours(element: HTMLElement, theme: MapTheme): TokenColours {
  const probe = element.appendChild(document.createElement('span'))
  probe.style.colorScheme = theme
  // Under reduced motion every change of colour is a very short transition, read at its beginning.
  probe.style.transitionProperty = 'none'
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = Object.entries(TOKENS).map(([name, token]) => {
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
