/** What an entry costs beside its bytes, so that empty tiles are bounded too. */
const entryBytes = 200

export interface TileCache {
  /** @returns undefined when the tile is not kept, null when it is known to be empty */
  get(key: string): Uint8Array | null | undefined
  set(key: string, bytes: Uint8Array | null): void
}

/** Keeps the tiles used last, up to `maxBytes` together. */
export function createTileCache(maxBytes: number): TileCache {
  const tiles = new Map<string, Uint8Array | null>()
  let size = 0

  function remove(key: string) {
    const bytes = tiles.get(key)
    if (bytes === undefined) return
    tiles.delete(key)
    size -= costOf(bytes)
  }

  return {
    get(key) {
      const bytes = tiles.get(key)
      if (bytes === undefined) return undefined
      tiles.delete(key)
      tiles.set(key, bytes)
      return bytes
    },
    set(key, bytes) {
      remove(key)
      tiles.set(key, bytes)
      size += costOf(bytes)
      for (const oldest of tiles.keys()) {
        if (size <= maxBytes) break
        remove(oldest)
      }
    },
  }
}

function costOf(bytes: Uint8Array | null): number {
  return entryBytes + (bytes?.byteLength ?? 0)
}
