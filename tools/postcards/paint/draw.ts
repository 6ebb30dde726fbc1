export const canvas = { width: 1200, height: 900 } as const

export type Point = readonly [x: number, y: number]

const n = (value: number) => Number(value.toFixed(1))

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${
    radius ? ` rx="${n(radius)}"` : ''
  }/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const polygon = (points: readonly Point[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const faint = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`

export const at = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${content}</g>`

export const mirrored = (axis: number, content: string) =>
  `<g transform="translate(${n(axis * 2)} 0) scale(-1 1)">${content}</g>`

/** A whole postcard seen through a smaller opening, cut at its edges. */
export const inset = (x: number, y: number, width: number, height: number, content: string) =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${canvas.width} ${canvas.height}" preserveAspectRatio="xMidYMax slice">${content}</svg>`

const gradient = (kind: string, colours: string[]) =>
  `url(#${kind}-${colours.map((colour) => colour.slice(1)).join('-')})`

/** Fill from top to bottom. */
export const fade = (...colours: string[]) => gradient('down', colours)

/** Fill from left to right. */
export const across = (...colours: string[]) => gradient('across', colours)

/** Fill that is the colour in the middle and nothing at the rim. */
export const halo = (colour: string) => gradient('halo', [colour])

function definition(id: string): string {
  const [kind, ...colours] = id.split('-')
  if (kind === 'halo')
    return `<radialGradient id="${id}"><stop stop-color="#${colours[0]}" stop-opacity=".75"/><stop offset="1" stop-color="#${colours[0]}" stop-opacity="0"/></radialGradient>`
  const stops = colours.map(
    (colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="#${colour}"/>`,
  )
  const direction = kind === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`
}

/** The finished drawing, with the gradients its fills name. */
export function postcard(content: string): string {
  const ids = new Set(Array.from(content.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id ?? ''))
  const definitions = Array.from(ids, definition).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${definitions}</defs>${content}</svg>`
}

/** Draws `count` things side by side. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('')
