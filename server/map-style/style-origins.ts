import { fieldOf } from '#server/field-of.ts'
import { webOrigin } from '#server/web-address.ts'

/** Origins besides our own that the map may be fetched from. Each is http or https and safe in a header. */
export interface ForeignOrigins {
  /** All of them. */
  connect: string[]
  /** Those that serve pictures. */
  images: string[]
}

export interface StyleAddresses extends ForeignOrigins {
  /** Descriptions of sources (TileJSON), which name hosts of their own. */
  descriptions: { url: string; isPictures: boolean }[]
}

const pictureSources = ['raster', 'raster-dem', 'image']

/** Where a style is drawn from. Whatever it holds, what is no web address is left out.
 *  @param style anything
 *  @param styleUrl where it was read */
export function styleAddresses(style: unknown, styleUrl: string): StyleAddresses {
  const found = createCollector(styleUrl)
  for (const source of Object.values(recordOf(fieldOf(style, 'sources')))) {
    const type = fieldOf(source, 'type')
    const isPictures = pictureSources.some((name) => name === type)
    collectSource(found, source, isPictures)
  }
  found.add(fieldOf(style, 'glyphs'))
  for (const sprite of listOf(fieldOf(style, 'sprite'))) {
    found.add(typeof sprite === 'string' ? sprite : fieldOf(sprite, 'url'), { isPictures: true })
  }
  for (const font of Object.values(recordOf(fieldOf(style, 'font-faces')))) {
    for (const face of listOf(font))
      found.add(typeof face === 'string' ? face : fieldOf(face, 'url'))
  }
  return found.addresses()
}

/** Where the tiles of a source come from, by its description (TileJSON). */
export function descriptionAddresses(
  description: unknown,
  url: string,
  isPictures: boolean,
): ForeignOrigins {
  const found = createCollector(url)
  for (const tiles of listOf(fieldOf(description, 'tiles'))) found.add(tiles, { isPictures })
  return found.addresses()
}

function collectSource(found: Collector, source: unknown, isPictures: boolean): void {
  const url = fieldOf(source, 'url')
  found.add(url, { isPictures })
  if (fieldOf(source, 'type') !== 'image') found.describe(url, isPictures)
  found.add(fieldOf(source, 'data'))
  for (const tiles of listOf(fieldOf(source, 'tiles'))) found.add(tiles, { isPictures })
}

type Collector = ReturnType<typeof createCollector>

function createCollector(base: string) {
  const connect = new Set<string>()
  const images = new Set<string>()
  const descriptions: StyleAddresses['descriptions'] = []
  return {
    add(address: unknown, { isPictures = false } = {}) {
      const origin = typeof address === 'string' ? webOrigin(address, base) : null
      if (origin === null) return
      connect.add(origin)
      if (isPictures) images.add(origin)
    },
    describe(address: unknown, isPictures: boolean) {
      if (typeof address !== 'string' || webOrigin(address, base) === null) return
      descriptions.push({ url: new URL(address, base).href, isPictures })
    },
    addresses: (): StyleAddresses => ({
      connect: [...connect],
      images: [...images],
      descriptions,
    }),
  }
}

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
