import { jpegHeader, jpegIsWhole } from './jpeg-header.ts'
import { hasTextAt, type PictureKind } from './picture-kind.ts'

/** What can be known of a picture without decoding it. */
export interface PictureHeader {
  widthPx: number
  heightPx: number
  /** Whether all of it is there, as far as its structure tells. */
  isWhole: boolean
}

/** @returns null when the file says no size, and so is broken */
export function pictureHeader(kind: PictureKind, bytes: Uint8Array): PictureHeader | null {
  const header = readers[kind](bytes)
  return header && header.widthPx > 0 && header.heightPx > 0 ? header : null
}

const readers: Record<PictureKind, (bytes: Uint8Array) => PictureHeader | null> = {
  jpeg(bytes) {
    const header = jpegHeader(bytes)
    if (!header) return null
    const { widthPx, heightPx } = header
    return { widthPx, heightPx, isWhole: jpegIsWhole(bytes, header) }
  },

  png(bytes) {
    const view = viewOf(bytes)
    if (bytes.length < 24 || !hasTextAt(bytes, 12, 'IHDR')) return null
    return { widthPx: view.getUint32(16), heightPx: view.getUint32(20), isWhole: pngIsWhole(bytes) }
  },

  gif(bytes) {
    if (!gifGoesOn(bytes)) return null
    const view = viewOf(bytes)
    // The first frame alone is taken, whatever of the others is there.
    return { widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true), isWhole: true }
  },

  webp(bytes) {
    const view = viewOf(bytes)
    if (bytes.length < 30) return null
    const isWhole = view.getUint32(4, true) + 8 <= bytes.length
    const size = webpSize(bytes, view)
    return size && { ...size, isWhole }
  },
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether an extension or a frame stands behind its colours: six letters alone make no GIF. */
function gifGoesOn(bytes: Uint8Array): boolean {
  const flags = bytes[10] ?? 0
  const colourBytes = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  const next = bytes[13 + colourBytes]
  return next === 0x21 || next === 0x2c
}

/** Walks over its chunks to the one that ends it. */
function pngIsWhole(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  let at = 8
  while (at + 12 <= bytes.length) {
    if (hasTextAt(bytes, at + 4, 'IEND')) return true
    at += 12 + view.getUint32(at)
  }
  return false
}

/** Of its three kinds: lossy, lossless, and with parts of its own. */
function webpSize(bytes: Uint8Array, view: DataView): { widthPx: number; heightPx: number } | null {
  if (hasTextAt(bytes, 12, 'VP8 ')) {
    return {
      widthPx: view.getUint16(26, true) & 0x3fff,
      heightPx: view.getUint16(28, true) & 0x3fff,
    }
  }
  if (hasTextAt(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (hasTextAt(bytes, 12, 'VP8X')) {
    const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return { widthPx: uint24(24) + 1, heightPx: uint24(27) + 1 }
  }
  return null
}
