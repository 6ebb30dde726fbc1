const firstRestMs = 250
const longestRestMs = 1000
const longestAfterFailureMs = 10_000

interface Failures {
  warn(error: unknown): void
  /** Whether it is worth another try. */
  mayFareBetter(error: unknown): boolean
}

/** Does something for a key at once. Who asks for it meanwhile gets it once more, after a rest, which gets longer
 *  as long as somebody asks. So does who asked for what has failed, after rests that get longer still. */
export function onceMore<Key>(
  task: (key: Key) => Promise<unknown>,
  { warn, mayFareBetter }: Failures,
): (key: Key) => void {
  /** Whether it is asked for again, by what is under way. */
  const underWay = new Map<Key, boolean>()
  async function run(key: Key): Promise<void> {
    let restMs = firstRestMs
    do {
      underWay.set(key, false)
      let longestMs = longestRestMs
      try {
        await task(key)
      } catch (error) {
        warn(error)
        if (mayFareBetter(error)) {
          underWay.set(key, true)
          longestMs = longestAfterFailureMs
        }
      }
      await new Promise((resolve) => setTimeout(resolve, restMs))
      restMs = Math.min(2 * restMs, longestMs)
    } while (underWay.get(key))
    underWay.delete(key)
  }
  return (key) => {
    if (underWay.has(key)) underWay.set(key, true)
    else void run(key)
  }
}
