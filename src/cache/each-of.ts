/** As many as a browser opens connections to one server. */
const sideBySide = 6

/** Handles some at a time; the first that fails stops the others. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  handle: (item: Item, stop: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new AbortController()
  const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
  const waiting = items[Symbol.iterator]()
  const handleNext = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      stop.throwIfAborted()
      await handle(next.value, stop)
    }
  }
  try {
    await Promise.all(Array.from({ length: sideBySide }, handleNext))
  } catch (error) {
    failed.abort()
    throw error
  }
}
