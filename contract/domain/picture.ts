/** A stored picture. Its three files stand beside each other, and its name says all that a page needs
 *  to hold the place for it: `/media/<hash>-<width>x<height>-<colour>.jpg`. */
export interface Picture {
  /** The source that the wire carries: a JPEG. */
  jpeg: string
  /** WebP of the same size. */
  webp: string
  /** WebP that is at most `smallPictureSidePx` long, for cards and lists. */
  small: string
  /** Of the JPEG. */
  widthPx: number
  heightPx: number
  /** The dominant colour, as CSS writes it. */
  colour: string
}

/** What the name of a picture is made of. */
export interface PictureName {
  /** Of the content, in hexadecimal digits. */
  hash: string
  widthPx: number
  heightPx: number
  /** Six hexadecimal digits. */
  colour: string
}

export const pictureFolder = '/media'

const named = new RegExp(
  `^(${pictureFolder}/[0-9a-f]{32}-([1-9]\\d{0,3})x([1-9]\\d{0,3})-([0-9a-f]{6}))\\.jpg$`,
)

/** The source of a picture's JPEG. @see docs/decisions/pictures-say-what-they-are.md */
export const pictureSource = ({ hash, widthPx, heightPx, colour }: PictureName): string =>
  `${pictureFolder}/${hash}-${widthPx}x${heightPx}-${colour}.jpg`

/** Reads a source. @returns null when it is not one of ours */
export function pictureOf(source: string): Picture | null {
  const [, stem, width, height, colour] = named.exec(source) ?? []
  if (!stem) return null
  return {
    jpeg: source,
    webp: `${stem}.webp`,
    small: `${stem}.small.webp`,
    widthPx: Number(width),
    heightPx: Number(height),
    colour: `#${colour}`,
  }
}
