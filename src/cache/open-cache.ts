/** A cache of files.
 *  @returns null where a page has none: over plain HTTP, and where the browser lets a site keep nothing */
export async function openCache(name: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null
  try {
    return await caches.open(name)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null
    throw error
  }
}
