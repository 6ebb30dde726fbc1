/** Whether a text of an address can be decoded: one that was cut within a letter cannot. */
export function isPercentEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}
