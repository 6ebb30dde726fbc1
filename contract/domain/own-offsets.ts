/** Tells the zone of this device from others: by its offsets now and in the other half of the year, since two may differ
 *  in summer alone. */
export function ownOffsets(): string {
  const now = new Date()
  const later = new Date(now.getFullYear(), now.getMonth() + 6)
  return `${now.getTimezoneOffset()} ${later.getTimezoneOffset()}`
}
