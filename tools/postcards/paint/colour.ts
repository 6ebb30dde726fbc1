const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** The colour that lies `share` (0 to 1) of the way to the other one. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => value + ((target[i] ?? value) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (colour: string, share: number) => mix(colour, '#fffaf2', share)

export const darken = (colour: string, share: number) => mix(colour, '#14232e', share)
