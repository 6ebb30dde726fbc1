/** What is done again and again for as long as the server runs. A round that fails is told and tried again; one
 *  that takes longer than the pause is not overtaken.
 *  @returns ends it, after the round that is under way */
export function startRounds(
  round: () => Promise<void>,
  { everyMs, warn }: { everyMs: number; warn(error: unknown): void },
): () => Promise<void> {
  let running: Promise<void> | undefined
  const begin = () => {
    running ??= round()
      .catch(warn)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  begin()
  return async () => {
    clearInterval(timer)
    await running
  }
}
