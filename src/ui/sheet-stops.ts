export type SheetStop = 'peek' | 'half' | 'full'

export const sheetStops: readonly SheetStop[] = ['peek', 'half', 'full']

const heights: Record<SheetStop, number> = { peek: 0.14, half: 0.5, full: 0.86 }

/** How much of the screen a sheet covers at rest, about. */
export const sheetHeightPx = (stop: SheetStop, screenPx: number) => heights[stop] * screenPx

/** Where a sheet that was let go comes to rest.
 *  @param heightPx how high it stood, of `screenPx` */
export function nearestStop(heightPx: number, screenPx: number): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - heightPx / screenPx)
  return sheetStops.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}
