/** As many as a browser opens connections to one server. */
const sideBySide = 6

/** Handles some at a time; the first that fails stops the others, and is told once they have ended: nothing goes on
 *  behind the back of whoever hears of it. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  handle: (item: Item, stop: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new AbortController()
  const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  const handleNext = async () => {
    try {
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        stop.throwIfAborted()
        await handle(next.value, stop)
      }
    } catch (error) {
      failures.push(error)
      failed.abort()
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, handleNext))
  if (failures.length > 0) throw failures[0]
}
