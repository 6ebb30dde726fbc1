export type SheetStop = 'peek' | 'half' | 'full'

export const sheetStops: readonly SheetStop[] = ['peek', 'half', 'full']

const peekPx = 76
/** The bars above and below, which a sheet leaves free. */
const barsPx = 104

/** How high a sheet stands at rest, as its style has it. */
export function sheetHeightPx(stop: SheetStop, screenPx: number): number {
  if (stop === 'peek') return peekPx
  return stop === 'half' ? screenPx / 2 : screenPx - barsPx
}

/** Where a sheet that was let go comes to rest.
 *  @param heightPx how high it stood */
export function nearestStop(heightPx: number, screenPx: number): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(sheetHeightPx(stop, screenPx) - heightPx)
  return sheetStops.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}
