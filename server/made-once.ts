interface Keeping<T> {
  /** How long a thing is given again; 0 makes it anew whenever nobody is making it. */
  forMs: number
  bytesAtMost: number
  bytesOf(thing: T): number
}

/** Makes a thing once for all who ask for it at that time, and for those who do so soon after. What was made longest ago
 *  makes room.
 *  @returns asks for what has this key. `make` gets what was made before, as long as there was room for it; where it
 *  makes nothing, or fails, whoever waits gets that as well and nothing is kept */
export function madeOnce<T>({ forMs, bytesAtMost, bytesOf }: Keeping<T>) {
  const kept = new Map<string, { thing: T; bytes: number; untilMs: number }>()
  const inTheMaking = new Map<string, Promise<T | null>>()
  let keptBytes = 0

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, thing: T): void {
    forget(key)
    // In memory a character takes up to two bytes.
    const bytes = 2 * key.length + bytesOf(thing)
    kept.set(key, { thing, bytes, untilMs: performance.now() + forMs })
    keptBytes += bytes
    for (const oldest of kept.keys()) {
      if (keptBytes <= bytesAtMost) break
      forget(oldest)
    }
  }

  async function begin(
    key: string,
    make: (before: T | undefined) => Promise<T | null>,
  ): Promise<T | null> {
    const thing = await make(kept.get(key)?.thing)
    if (thing !== null) keep(key, thing)
    return thing
  }

  return async (
    key: string,
    make: (before: T | undefined) => Promise<T | null>,
  ): Promise<T | null> => {
    const known = kept.get(key)
    if (known && known.untilMs > performance.now()) return known.thing
    const begun = inTheMaking.get(key)
    if (begun) return begun
    const making = begin(key, make).finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, making)
    return making
  }
}
