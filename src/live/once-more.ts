const firstRestMs = 250
const longestRestMs = 1000

/** Does something for a key at once. Who asks for it meanwhile gets it once more, after a rest, which gets longer
 *  as long as somebody asks.
 *  @param warn hears what failed */
export function onceMore<Key>(
  task: (key: Key) => Promise<unknown>,
  warn: (error: unknown) => void,
): (key: Key) => void {
  /** Whether it is asked for again, by what is under way. */
  const underWay = new Map<Key, boolean>()
  async function run(key: Key): Promise<void> {
    let restMs = firstRestMs
    do {
      underWay.set(key, false)
      await task(key).catch(warn)
      await new Promise((resolve) => setTimeout(resolve, restMs))
      restMs = Math.min(2 * restMs, longestRestMs)
    } while (underWay.get(key))
    underWay.delete(key)
  }
  return (key) => {
    if (underWay.has(key)) underWay.set(key, true)
    else void run(key)
  }
}
