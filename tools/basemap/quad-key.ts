import { mercator } from '#contract/domain/tile-address.ts'

/** 16 bits a side: as fine as an unsigned integer of 32 bits holds. */
export const keyZoom = 16

/** The bits of the y and x of the tile of zoom 16 around a point, in turns: what lies in one tile is a run
 *  of neighbours in this order. */
export function pointKey(at: { lat: number; lng: number }): number {
  const { x, y } = mercator(at)
  const last = 2 ** keyZoom - 1
  const index = (position: number) => Math.min(Math.floor(position * 2 ** keyZoom), last)
  return (spread(index(x)) | (spread(index(y)) << 1)) >>> 0
}

function spread(n: number): number {
  let bits = n & 0xffff
  bits = (bits | (bits << 8)) & 0x00ff00ff
  bits = (bits | (bits << 4)) & 0x0f0f0f0f
  bits = (bits | (bits << 2)) & 0x33333333
  return (bits | (bits << 1)) & 0x55555555
}
