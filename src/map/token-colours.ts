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
  // Forced colours leave a drawn map as it is, and its tokens would all be one.
  probe.style.forcedColorAdjust = 'none'
  const colours = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `color-mix(in srgb, var(${token}), var(${token}))`
    return [name, toRgb(getComputedStyle(probe).color)]
  })
  probe.remove()
  return Object.fromEntries(colours)
}

/** From what a mixture is computed to, `color(srgb 0.1 0.4 0.3)`. */
export function toRgb(computed: string): string {
  const shares = computed
    .match(/-?[\d.]+(e-?\d+)?/g)
    ?.slice(0, 3)
    .map(Number) ?? [0, 0, 0]
  const levels = shares.map((share) => Math.round(255 * Math.min(1, Math.max(0, share))))
  return `rgb(${levels.join(', ')})`
}
