/** Does what is due, some at a time, until nothing is left. Who is slow holds up no other.
 *  @param take makes the next one this process's own; null when nothing is left
 *  @param fail hears why one could not be done; it is due again later */
export async function takeDue<Due>(
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  {
    take,
    work,
    fail,
  }: {
    take(): Promise<Due | null>
    work(due: Due): Promise<void>
    fail(error: unknown): void
  },
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    if (underWay.size === atOnce) await Promise.race(underWay)
    const due = await take()
    if (due === null) break
    const working = work(due)
      .catch(fail)
      .finally(() => underWay.delete(working))
    underWay.add(working)
  }
  await Promise.all(underWay)
}
