/** What a JPEG says of itself before its pixels begin. */
export interface JpegHeader {
  widthPx: number
  heightPx: number
  /** Where its pixels begin. */
  pixelsAt: number
}

const startOfPixels = 0xda
const endOfPicture = 0xd9

/** C4, C8 and CC lie among the frames and are none. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Walks over the segments, thumbnails in them too, up to the pixels.
 *  @returns null when they end before */
export function jpegHeader(bytes: Uint8Array): JpegHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frame: { widthPx: number; heightPx: number } | null = null
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      // A byte that fills.
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return null
    if (isFrame(marker) && length >= 7) {
      frame = { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) }
    }
    if (marker === startOfPixels) return frame && { ...frame, pixelsAt: at + 2 + length }
    at += 2 + length
  }
  return null
}

/** Whether its pixels come to their end; cameras may put more behind it. */
export function jpegIsWhole(bytes: Uint8Array, { pixelsAt }: JpegHeader): boolean {
  for (let at = bytes.length - 2; at >= pixelsAt; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === endOfPicture) return true
  }
  return false
}
